import { Check } from 'lucide-react'

import { cn } from '../cn.ts'
import { Progress } from '../data/progress.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Step<Id extends string = string> {
  id: Id
  label: string
  isDone?: boolean
  /** May be opened now; the current step and those behind it usually are. */
  isReachable?: boolean
}

interface StepperProps<Id extends string> {
  steps: readonly Step<Id>[]
  current: Id
  onChosen: (id: Id) => void
  /** What the steps lead to, such as "Post a job". */
  label: string
  className?: string
}

/** A rail on wide screens; on phones the number, the name and a bar. */
export function Stepper<Id extends string>({
  steps,
  current,
  onChosen,
  label,
  className,
}: StepperProps<Id>) {
  const place = steps.findIndex((step) => step.id === current)

  return (
    <nav aria-label={label} className={className}>
      <div className="flex flex-col gap-2 md:hidden">
        <p className="num flex items-baseline justify-between gap-4 text-sm">
          <span className="font-semibold">{steps[place]?.label}</span>
          <span className="shrink-0 text-ink-2">
            Step {place + 1} of {steps.length}
          </span>
        </p>
        <Progress label={label} percent={((place + 1) / steps.length) * 100} />
      </div>
      <ol className="hidden md:block">
        {steps.map((step, index) => (
          <RailStep
            key={step.id}
            step={step}
            number={index + 1}
            isCurrent={index === place}
            isLast={index === steps.length - 1}
            onChosen={() => onChosen(step.id)}
          />
        ))}
      </ol>
    </nav>
  )
}

interface RailStepProps {
  step: Step
  number: number
  isCurrent: boolean
  isLast: boolean
  onChosen: () => void
}

function RailStep({ step, number, isCurrent, isLast, onChosen }: RailStepProps) {
  const isDone = Boolean(step.isDone) && !isCurrent

  return (
    <li className="relative pb-2">
      {!isLast && (
        <span
          aria-hidden
          className={cn(
            'absolute top-10 bottom-[-0.375rem] left-6 w-px -translate-x-1/2',
            isDone ? 'bg-gum' : 'bg-line-strong/50',
          )}
        />
      )}
      <button
        type="button"
        disabled={!isCurrent && !step.isReachable}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onChosen}
        className={cn(
          'flex min-h-11 w-full items-center gap-3 rounded-md px-2.5 py-2 text-left transition-colors',
          'enabled:hover:bg-sunken disabled:text-ink-2',
          isCurrent && 'bg-primary-soft font-semibold enabled:hover:bg-primary-soft',
        )}
      >
        <span
          aria-hidden
          className={cn(
            'num flex size-7 shrink-0 items-center justify-center rounded-full border-[1.5px] border-line-strong bg-surface text-xs font-semibold',
            isDone && 'border-gum bg-gum text-surface',
            isCurrent && 'border-primary bg-primary text-on-primary',
          )}
        >
          {isDone ? <Check strokeWidth={3} className="size-4" /> : number}
        </span>
        {step.label}
        {isDone && <VisuallyHidden>, done</VisuallyHidden>}
      </button>
    </li>
  )
}
