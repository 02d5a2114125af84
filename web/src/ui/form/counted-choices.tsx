import { Check } from 'lucide-react'

import { inFigures } from '../../lib/figures.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useFieldLabelId } from './field-control.ts'

export interface CountedOption<Value extends string> {
  value: Value
  label: string
  /** How many there would be; nothing while that is not known. */
  count: number | undefined
}

interface CountedChoicesProps<Value extends string> {
  options: readonly CountedOption<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** What is counted: "job". */
  of: string
}

/** Choices to be ticked, a line each, with how many each would find; inside a `Field` that is a group. */
export function CountedChoices<Value extends string>({
  options,
  value,
  onChange,
  of,
}: CountedChoicesProps<Value>) {
  const labelId = useFieldLabelId()

  function toggle(option: Value) {
    onChange(
      value.includes(option) ? value.filter((chosen) => chosen !== option) : [...value, option],
    )
  }

  return (
    <div role="group" aria-labelledby={labelId} className="-mx-2 flex flex-col">
      {options.map(({ value: option, label, count }) => (
        <label key={option} className={lineStyles}>
          <input
            type="checkbox"
            className="peer absolute inset-0 size-full cursor-pointer rounded-[inherit] opacity-0"
            checked={value.includes(option)}
            onChange={() => toggle(option)}
          />
          <span aria-hidden className={boxStyles}>
            <Check strokeWidth={3.5} className="size-3.5" />
          </span>
          <span className="min-w-0 flex-1">{label}</span>
          {count !== undefined && (
            <span className="text-ink-2">
              {inFigures(count)}
              <VisuallyHidden> {count === 1 ? of : `${of}s`}</VisuallyHidden>
            </span>
          )}
        </label>
      ))}
    </div>
  )
}

const lineStyles = [
  'num relative flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2 text-sm text-ink transition-colors select-none hover:bg-sunken pointer-coarse:min-h-11',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-0 has-focus-visible:outline-focus',
].join(' ')

const boxStyles =
  'flex size-4.5 shrink-0 items-center justify-center rounded-[5px] border border-line-strong bg-surface text-transparent transition-colors peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary'
