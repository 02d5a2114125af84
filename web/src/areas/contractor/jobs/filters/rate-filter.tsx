import { rateTypes } from '@headframe/wire'
import { useState } from 'react'

import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { NumberInput } from '../../../../ui/form/number-input.tsx'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import type { FilterProps } from './filter-props.ts'
import { useTyped } from './use-typed.ts'

const highestRate = 100_000

/** The least that a job has to pay; it is in force when its box is left or Enter is pressed. */
export function RateFilter({ search, onChanged }: FilterProps) {
  const { rateMin, rateType = 'hour', includeUndisclosed } = search

  return (
    <div className="flex flex-col gap-2">
      <LowestRate
        inForce={rateMin}
        rateType={rateType}
        onChanged={(rate) => onChanged({ rateMin: rate })}
      />
      <RadioGroup
        look="segmented"
        aria-label="The rate is for"
        choices={rateTypes.map((type) => ({ value: type, label: `Per ${type}` }))}
        value={rateType}
        onChosen={(chosen) => onChanged({ rateType: chosen === 'day' ? chosen : undefined })}
      />
      <Checkbox
        label="Include jobs that do not name a rate"
        disabled={rateMin === undefined}
        checked={rateMin === undefined || includeUndisclosed === '1'}
        onChange={({ target }) =>
          onChanged({ includeUndisclosed: target.checked ? '1' : undefined })
        }
      />
    </div>
  )
}

interface LowestRateProps {
  inForce: number | undefined
  rateType: string
  onChanged: (rate: number | undefined) => void
}

function LowestRate({ inForce, rateType, onChanged }: LowestRateProps) {
  const [text, setText] = useTyped(inForce === undefined ? '' : String(inForce))
  // What is told of one text says nothing of another.
  const [refused, setRefused] = useState<string>()
  const rate = readAmount(text)
  const problem = problemOf(rate)

  function take() {
    if (problem) setRefused(text)
    else if (rate !== inForce) onChanged(rate)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <Field label="Rate at least" error={refused === text ? problem : undefined}>
        <NumberInput
          prefix="$"
          suffix={`/ ${rateType}`}
          enterKeyHint="done"
          maxLength={12}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={take}
        />
      </Field>
    </form>
  )
}

function problemOf(rate: number | undefined): string | undefined {
  if (Number.isNaN(rate)) return 'Enter an amount in dollars, such as 95.'
  if (rate !== undefined && rate > highestRate) return 'Enter a smaller amount.'
  return undefined
}

/** "$1,100" is 1100; nothing is no wish, and what is no amount is no number. */
function readAmount(text: string): number | undefined {
  const digits = text.replaceAll(/[\s$,]/g, '')
  if (digits === '') return undefined
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(digits) ? Number(digits) : Number.NaN
}
