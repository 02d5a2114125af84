import { CalendarDays, CircleAlert } from 'lucide-react'
import { Suspense, useRef, useState, type ComponentProps, type RefObject } from 'react'

import { dayProblem, isDay, readDay, writeDay, type DayLimits } from '../../lib/day-text.ts'
import { useFieldControl } from './field-control.ts'
import { IconButton } from './icon-button.tsx'
import { patientPart } from '../patient-part.ts'
import { Popover } from '../overlay/popover.tsx'
import { Skeleton } from '../data/skeleton.tsx'
import { TextInput } from './text-input.tsx'

const Calendar = patientPart(() => import('./calendar.tsx'))

interface DateFieldProps
  extends DayLimits, Omit<ComponentProps<typeof TextInput>, 'value' | 'type' | 'min' | 'max'> {
  /** A day as "2026-02-28"; while what is typed is no day, exactly what is typed. */
  value: string
  onValueChange: (value: string) => void
  calendarLabel?: string
}

/** A date to type as DD/MM/YYYY or to pick. `dayProblem` tells a form what is wrong with its value. */
export function DateField({
  value,
  onValueChange,
  min,
  max,
  calendarLabel = 'Choose a date',
  onBlur,
  ...rest
}: DateFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const { typed, change, tidy } = useTypedDay(value, onValueChange)
  const [isLeft, setLeft] = useState(false)
  const { id, 'aria-invalid': saidByField } = useFieldControl(rest)

  const problem = isLeft && !saidByField ? dayProblem(value, { min, max }) : undefined
  const problemId = `${id}problem`

  return (
    <div className="flex flex-col gap-1.5">
      <div ref={box}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          placeholder="DD/MM/YYYY"
          {...rest}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': problemId })}
          inputClassName="num"
          value={typed}
          onChange={(event) => {
            setLeft(false)
            change(event.target.value)
          }}
          onBlur={(event) => {
            setLeft(true)
            tidy()
            onBlur?.(event)
          }}
          trailing={
            <CalendarButton
              {...{ value, min, max }}
              label={calendarLabel}
              anchor={box}
              disabled={rest.disabled}
              onPicked={(day) => {
                setLeft(true)
                onValueChange(day)
              }}
            />
          }
        />
      </div>
      {problem && (
        <p id={problemId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
          {problem}
        </p>
      )}
    </div>
  )
}

/** What stands in the box: exactly what is typed, until the day is another one or the box is left. */
function useTypedDay(value: string, onValueChange: (value: string) => void) {
  const [typed, setTyped] = useState(writeDay(value))
  const [shown, setShown] = useState(value)
  const tidy = () => setTyped(writeDay(value))

  if (value !== shown) {
    setShown(value)
    tidy()
  }

  function change(text: string) {
    const next = readDay(text) ?? text.trim()
    setTyped(text)
    setShown(next)
    onValueChange(next)
  }

  return { typed, change, tidy }
}

interface CalendarButtonProps extends DayLimits {
  value: string
  label: string
  anchor: RefObject<HTMLElement | null>
  disabled: boolean | undefined
  onPicked: (day: string) => void
}

function CalendarButton({
  value,
  min,
  max,
  label,
  anchor,
  disabled,
  onPicked,
}: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false)

  return (
    <Popover
      title={label}
      titleHidden
      open={isOpen}
      onOpenChange={setOpen}
      anchor={anchor}
      align="end"
      className="p-2 sm:p-3"
      trigger={
        <IconButton
          icon={CalendarDays}
          label={label}
          className="-my-px"
          disabled={disabled}
          onPointerEnter={Calendar.prepare}
          onFocus={Calendar.prepare}
        />
      }
    >
      <Suspense fallback={<Skeleton className="h-[22.75rem] w-77 max-w-full" />}>
        <Calendar
          value={isDay(value) ? value : undefined}
          min={min}
          max={max}
          onPicked={(day) => {
            onPicked(day)
            setOpen(false)
          }}
        />
      </Suspense>
    </Popover>
  )
}
