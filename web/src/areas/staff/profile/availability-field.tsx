import { availabilityOptions, customAvailability, dayOf, productTimeZone } from '@headframe/wire'
import { useState } from 'react'

import { CallField, type FormFields } from '../../../forms/call-form.tsx'
import { isDay } from '../../../lib/day-text.ts'
import { startOn } from '../../../parts/person-form/start-day.ts'
import { DateField } from '../../../ui/form/date-field.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { saidAvailability } from '../person/person-words.ts'
import type { ProfileValues } from './profile-values.ts'

interface AvailabilityFieldProps {
  form: FormFields<ProfileValues>
  hint: string | undefined
}

/** A choice, or a day of a calendar, which becomes a choice of its own. */
export function AvailabilityField({ form, hint }: AvailabilityFieldProps) {
  return (
    <CallField form={form} name="availability" label="Availability" hint={hint}>
      {({ name, value }, set) => (
        <div className="flex flex-col gap-3">
          <Select
            name={name}
            value={String(value)}
            options={offered(value)}
            onChange={({ target }) => set(Number(target.value))}
          />
          {value === customAvailability.value && <CustomDay onChosen={set} />}
        </div>
      )}
    </CallField>
  )
}

function CustomDay({ onChosen }: { onChosen: (availability: number) => void }) {
  const [typed, setTyped] = useState('')
  const [today] = useState(() => dayOf(new Date(), productTimeZone))
  return (
    <Field label="Available from">
      <DateField
        value={typed}
        min={today}
        onValueChange={(text) => {
          setTyped(text)
          if (isDay(text) && text >= today) onChosen(startOn(text))
        }}
      />
    </Field>
  )
}

function offered(value: number) {
  const isListed = [...availabilityOptions, customAvailability].some(
    (option) => option.value === value,
  )
  const isOwn = value !== 0 && !isListed
  const own = isOwn ? [{ value, name: saidAvailability(value) ?? '' }] : []
  return [{ value: 0, name: 'Not known' }, ...availabilityOptions, ...own, customAvailability].map(
    (option) => ({ value: String(option.value), label: option.name }),
  )
}
