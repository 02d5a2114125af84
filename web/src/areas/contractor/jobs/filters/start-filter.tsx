import { useState } from 'react'

import { dayProblem, isDay } from '../../../../lib/day-text.ts'
import { inFigures } from '../../../../lib/figures.ts'
import { productDay } from '../../../../lib/product-day.ts'
import { DateField } from '../../../../ui/form/date-field.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { endOf } from '../jobs-wish.ts'
import type { ChoiceProps } from './filter-props.ts'
import { useTyped } from './use-typed.ts'

type Start = 'any' | 'asap' | 'day'

/** How soon the work has to begin. */
export function StartFilter({ search: { startBefore }, onChanged, countOf }: ChoiceProps) {
  const inForce = startOf(startBefore)
  // "By a date" is chosen before there is a date, until something else comes into force.
  const [isChoosingDay, setChoosingDay] = useState(false)
  const [followed, setFollowed] = useState(inForce)
  if (inForce !== followed) {
    setFollowed(inForce)
    if (inForce !== 'any') setChoosingDay(false)
  }
  const chosen = isChoosingDay ? 'day' : inForce

  function choose(start: Start) {
    setChoosingDay(start === 'day')
    if (start === 'asap') onChanged({ startBefore: 'asap' })
    else if (startBefore !== undefined) onChanged({ startBefore: undefined })
  }

  return (
    <div className="flex flex-col">
      <Field label="Start" group>
        <RadioGroup
          choices={[
            { value: 'any', label: 'Any time' },
            { value: 'asap', label: <Counted count={countOf('startBefore', 'asap')} /> },
            { value: 'day', label: 'On or before a date' },
          ]}
          value={chosen}
          onChosen={choose}
        />
      </Field>
      {chosen === 'day' && (
        <StartDay
          inForce={typeof startBefore === 'number' ? productDay(startBefore) : ''}
          onChanged={(day) => {
            setChoosingDay(day === '')
            onChanged({ startBefore: day === '' ? undefined : endOf(day) })
          }}
        />
      )}
    </div>
  )
}

function Counted({ count }: { count: number | undefined }) {
  return (
    <>
      As soon as possible
      {count !== undefined && (
        <span className="num ml-1 text-sm text-ink-2">
          {' '}
          {inFigures(count)}
          <VisuallyHidden> {count === 1 ? 'job' : 'jobs'}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

interface StartDayProps {
  inForce: string
  onChanged: (day: string) => void
}

function StartDay({ inForce, onChanged }: StartDayProps) {
  const [day, setDay] = useTyped(inForce)

  function change(next: string) {
    setDay(next)
    if (next !== inForce && (next === '' || (isDay(next) && !dayProblem(next)))) onChanged(next)
  }

  return (
    <Field label="Latest start" labelHidden>
      <DateField value={day} onValueChange={change} calendarLabel="Choose the latest start" />
    </Field>
  )
}

function startOf(startBefore: 'asap' | number | undefined): Start {
  if (startBefore === undefined) return 'any'
  return startBefore === 'asap' ? 'asap' : 'day'
}
