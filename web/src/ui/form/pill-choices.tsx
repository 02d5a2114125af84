import { Check } from 'lucide-react'

import { useFieldLabelId } from './field-control.ts'
import type { Option } from './select.tsx'

interface PillChoicesProps<Value extends string> {
  options: readonly Option<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** A handful of short choices to be ticked, side by side; it stands inside a `Field` that is a group. */
export function PillChoices<Value extends string>({
  options,
  value,
  onChange,
}: PillChoicesProps<Value>) {
  const labelId = useFieldLabelId()

  function toggle(option: Value) {
    onChange(
      value.includes(option) ? value.filter((chosen) => chosen !== option) : [...value, option],
    )
  }

  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label key={option.value} className={pillStyles}>
          <input
            type="checkbox"
            className="peer absolute inset-0 size-full cursor-pointer rounded-[inherit] opacity-0"
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <Check aria-hidden strokeWidth={3} className="-ml-1 hidden size-4 peer-checked:block" />
          {option.label}
        </label>
      ))}
    </div>
  )
}

const pillStyles = [
  'num relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-sm font-medium text-ink transition-colors select-none hover:border-ink-2 pointer-coarse:min-h-11',
  'has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ')
