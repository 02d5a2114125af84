import { cva } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'

import { cn } from '../cn.ts'
import { useFieldControl, useFieldLabelId } from './field-control.ts'

export interface Choice<Value extends string = string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  icon?: LucideIcon
  disabled?: boolean
}

type Look = 'list' | 'cards' | 'segmented'

interface RadioGroupProps<Value extends string> extends Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'onChange' | 'onBlur' | 'disabled' | 'aria-invalid' | 'aria-describedby'
> {
  choices: readonly Choice<Value>[]
  value?: Value
  defaultValue?: Value
  onChosen?: (value: Value) => void
  look?: Look
  /** Names the group where no field around it does. */
  'aria-label'?: string
  className?: string
}

const groupStyles = cva('', {
  variants: {
    look: {
      list: 'flex flex-col',
      cards: 'grid gap-3 sm:grid-cols-2',
      segmented: [
        'inline-flex w-fit max-w-full rounded-md border border-line-strong bg-surface max-[19rem]:flex-wrap',
        'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
      ],
    } satisfies Record<Look, string | string[]>,
  },
})

const choiceStyles = cva('relative cursor-pointer has-disabled:cursor-not-allowed', {
  variants: {
    look: {
      list: 'flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-2',
      cards: [
        'flex min-h-14 items-start gap-3 rounded-lg border border-line-strong bg-surface p-4 transition-colors hover:border-ink-2',
        'has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60',
      ],
      // As high as an input beside it; what is chosen is inset by its own border. Each is as wide as its longest
      // word, which never breaks.
      segmented: [
        '-m-px flex min-h-11 items-center justify-center gap-1.5 rounded-md border-3 border-transparent bg-clip-padding px-2.5 sm:gap-2 sm:px-4 text-sm font-semibold text-ink-2 transition-colors hover:text-ink',
        'has-checked:bg-primary has-checked:text-on-primary has-disabled:opacity-50',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      ],
    } satisfies Record<Look, string | string[]>,
  },
})

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    choices,
    value,
    defaultValue,
    onChosen,
    onChange,
    look = 'list',
    name,
    className,
    'aria-label': label,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    ...each
  } = props
  // A value that is given and is undefined says that none is chosen yet, or any more.
  const isControlled = 'value' in props
  const ownName = useId()
  const labelId = useFieldLabelId()
  const { id, ...wiring } = useFieldControl({
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
  })

  function choose(event: ChangeEvent<HTMLInputElement>, chosen: Value) {
    onChange?.(event)
    onChosen?.(chosen)
  }

  return (
    <div
      role="radiogroup"
      id={id}
      aria-label={label}
      aria-labelledby={label ? undefined : labelId}
      className={cn(groupStyles({ look }), className)}
      {...wiring}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={choiceStyles({ look })}>
          <input
            {...each}
            type="radio"
            name={name ?? ownName}
            value={choice.value}
            checked={isControlled ? value === choice.value : undefined}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === choice.value}
            disabled={each.disabled || choice.disabled}
            onChange={(event) => choose(event, choice.value)}
            className={
              look === 'segmented' ? 'sr-only' : cn(dotStyles, look === 'cards' && 'outline-none')
            }
          />
          <ChoiceWords choice={choice} look={look} />
        </label>
      ))}
    </div>
  )
}

function ChoiceWords({ choice, look }: { choice: Omit<Choice, 'value'>; look: Look }) {
  return (
    <>
      {choice.icon && <choice.icon aria-hidden className="size-5 shrink-0 max-[16rem]:hidden" />}
      <span className={look === 'segmented' ? 'min-w-3.5 text-center' : 'min-w-0'}>
        <span className={cn(look === 'cards' && 'font-semibold')}>{choice.label}</span>
        {choice.hint && <span className="block text-sm text-ink-2">{choice.hint}</span>}
      </span>
    </>
  )
}

const dotStyles = [
  'mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-all',
  'hover:border-ink-2 checked:border-[6px] checked:border-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
].join(' ')
