import { availabilityOptions, customAvailability, dayOf, timeZoneOf } from '@headframe/wire'
import { useState, type ReactNode } from 'react'

import { CallField } from '../../forms/call-form.tsx'
import { useStored } from '../../forms/use-stored.ts'
import { dayProblem, isDay } from '../../lib/day-text.ts'
import { DateField } from '../../ui/form/date-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { startDayMissing } from './judge-person.ts'
import type { PersonFieldsProps } from './person-values.ts'
import { chosenDay, startInWords, startOn } from './start-day.ts'

interface AvailabilityFieldProps extends PersonFieldsProps {
  /** What was said before, and what is seen of it. */
  hint?: ReactNode
}

/** From when somebody is free: a choice, or a day that becomes one. */
export function AvailabilityField({ form, hint }: AvailabilityFieldProps) {
  const chosen = useStored(form.store, ({ values }) => values.availability)
  const state = useStored(form.store, ({ values }) => values.state)
  const fault = useStored(form.store, ({ faults }) => faults['availability'])
  const day = chosen === undefined ? undefined : chosenDay(chosen, state)
  const isCustom = chosen === customAvailability.value || day !== undefined

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <CallField
        form={form}
        name="availability"
        label="Availability"
        hint={hint}
        // What was chosen is right; what is wrong is told at its day.
        isFaultElsewhere={isCustom}
      >
        {({ value, ...control }, set) => (
          <Select
            {...control}
            placeholder="Choose when you could start"
            value={value ?? ''}
            options={offered(day === undefined ? undefined : value, state)}
            onChange={({ target }) => {
              const next = target.value === '' ? undefined : Number(target.value)
              // A day that stands already is shown below, and stays until another is typed.
              if (next !== customAvailability.value || day === undefined) set(next)
            }}
          />
        )}
      </CallField>
      {isCustom && (
        <StartDay
          day={day ?? ''}
          state={state}
          fault={fault}
          onChosen={(next) => form.store.set('availability', next)}
        />
      )}
    </div>
  )
}

interface StartDayProps {
  day: string
  state: string
  fault: string | undefined
  onChosen: (availability: number) => void
}

function StartDay({ day, state, fault, onChosen }: StartDayProps) {
  const [typed, setTyped] = useState(day)
  const [now] = useState(() => new Date())
  const today = dayOf(now, timeZoneOf(state))
  const value = day || typed
  const problem = value === '' ? startDayMissing : dayProblem(value, { min: today })

  return (
    <Field label="Start date" error={fault && (problem ?? fault)}>
      <DateField
        value={value}
        min={today}
        onValueChange={(text) => {
          setTyped(text)
          const isPossible = isDay(text) && text >= today
          onChosen(isPossible ? startOn(text) : customAvailability.value)
        }}
      />
    </Field>
  )
}

function offered(day: number | undefined, state: string) {
  const own = day === undefined ? [] : [{ value: day, name: startInWords(day, state) }]
  return [...availabilityOptions, ...own, customAvailability].map(({ value, name }) => ({
    value: String(value),
    label: name,
  }))
}
