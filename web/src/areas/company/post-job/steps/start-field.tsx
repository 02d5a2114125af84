import { dayOf } from '@headframe/wire'

import { useId, useState } from 'react'

import { DateField } from '../../../../ui/form/date-field.tsx'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import type { Start } from '../job-values.ts'
import { lastTimeZone } from './start-seconds.ts'

interface StartFieldProps {
  value: Start
  onChange: (start: Start) => void
  /** A start that has come meanwhile may stay what it is. */
  kept?: string
}

/** As soon as possible, or on a day; it stands inside a `Field` for groups. */
export function StartField({ value, onChange, kept }: StartFieldProps) {
  const dayId = useId()
  const [today] = useState(() => dayOf(new Date(), lastTimeZone))

  return (
    <div className="flex flex-col items-start gap-3 sm:flex-row">
      <RadioGroup
        look="segmented"
        value={value.when}
        onChosen={(when) => onChange({ ...value, when })}
        choices={[
          { value: 'soon', label: 'ASAP' },
          { value: 'day', label: 'On a date' },
        ]}
      />
      {value.when === 'day' && (
        <div className="w-full sm:max-w-56">
          <DateField
            id={dayId}
            aria-label="First day"
            value={value.day}
            min={kept && kept < today ? kept : today}
            onValueChange={(day) => onChange({ ...value, day })}
          />
        </div>
      )}
    </div>
  )
}
