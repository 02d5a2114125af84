import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DayPicker, type Matcher } from 'react-day-picker'

import { dateFromDay, dayFromDate, type Day, type DayLimits } from '../../lib/day-text.ts'
import { wholeDayInWords } from '../../lib/day-words.ts'
import { cn } from '../cn.ts'
import { iconButtonStyles } from './icon-button.tsx'

interface CalendarProps extends DayLimits {
  value: Day | undefined
  onPicked: (day: Day) => void
}

/** Heavy: only the date field loads it, when it is opened. */
export default function Calendar({ value, min, max, onPicked }: CalendarProps) {
  const selected = value ? dateFromDay(value) : undefined
  const [today] = useState(() => new Date())

  return (
    <DayPicker
      mode="single"
      required
      // It opens only when somebody asked for it, and the keyboard has to arrive in it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      weekStartsOn={1}
      fixedWeeks
      showOutsideDays
      captionLayout="dropdown"
      selected={selected}
      defaultMonth={selected ?? (min && dateFromDay(min) > today ? dateFromDay(min) : today)}
      startMonth={min ? dateFromDay(min) : new Date(today.getFullYear() - 90, 0)}
      endMonth={max ? dateFromDay(max) : new Date(today.getFullYear() + 15, 11)}
      disabled={outside({ min, max })}
      onSelect={(date) => onPicked(dayFromDate(date))}
      labels={labels}
      classNames={classNames}
      components={{ Chevron }}
    />
  )
}

function outside({ min, max }: DayLimits): Matcher[] {
  return [
    ...(min ? [{ before: dateFromDay(min) }] : []),
    ...(max ? [{ after: dateFromDay(max) }] : []),
  ]
}

const labels = {
  labelDayButton: (date: Date, modifiers: Record<string, boolean>) =>
    [modifiers.today && 'Today', wholeDayInWords(date), modifiers.selected && 'chosen']
      .filter(Boolean)
      .join(', '),
  labelPrevious: () => 'Previous month',
  labelNext: () => 'Next month',
  labelMonthDropdown: () => 'Month',
  labelYearDropdown: () => 'Year',
}

const classNames = {
  root: 'w-fit',
  months: 'relative',
  month: 'flex flex-col gap-2',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: cn(
    iconButtonStyles(),
    'aria-disabled:pointer-events-none aria-disabled:opacity-40',
  ),
  button_next: cn(iconButtonStyles(), 'aria-disabled:pointer-events-none aria-disabled:opacity-40'),
  month_caption: 'flex min-h-11 items-center justify-center px-12 max-[24rem]:px-11',
  dropdowns: 'flex items-center gap-1.5 max-[24rem]:gap-0',
  dropdown_root:
    'relative z-10 flex min-h-9 items-center rounded-md transition-colors hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus pointer-coarse:min-h-11',
  dropdown:
    'absolute inset-0 cursor-pointer appearance-none text-base opacity-0 [&>option]:bg-raised [&>option]:text-ink',
  caption_label: 'flex items-center gap-0.5 px-2 font-semibold max-[24rem]:px-1 [&>svg]:size-4',
  month_grid: 'border-collapse',
  weekday:
    'size-11 max-[22rem]:size-9 pointer-fine:max-[24rem]:size-9 text-xs font-semibold text-ink-2',
  week: '',
  day: 'group num size-11 p-0 max-[22rem]:size-9 pointer-fine:max-[24rem]:size-9 text-center',
  day_button: [
    'relative size-11 rounded-md max-[22rem]:size-9 pointer-fine:max-[24rem]:size-9 border border-transparent text-base transition-colors select-none hover:bg-sunken',
    'group-data-today:font-bold group-data-today:text-primary',
    'group-data-outside:text-ink-2',
    'group-data-selected:bg-primary group-data-selected:text-on-primary group-data-selected:hover:bg-primary-hover',
    'disabled:pointer-events-none disabled:line-through disabled:opacity-40',
  ].join(' '),
}

interface ChevronProps {
  orientation?: 'up' | 'down' | 'left' | 'right'
  className?: string
}

function Chevron({ orientation, className }: ChevronProps) {
  const Icon =
    orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown
  return <Icon aria-hidden className={cn('size-5', className)} />
}
