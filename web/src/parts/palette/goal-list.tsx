import { Link } from '@tanstack/react-router'
import { CornerDownLeft } from 'lucide-react'

import { cn } from '../../ui/cn.ts'
import type { Goal, GoalGroup } from './goals.ts'

interface GoalListProps {
  id: string
  groups: readonly GoalGroup[]
  /** Which of all goals Enter goes to. */
  at: number
  optionId: (place: number) => string
  onPointed: (place: number) => void
  onTaken: () => void
}

export function GoalList({ id, groups, at, optionId, onPointed, onTaken }: GoalListProps) {
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { goals }) => sum + goals.length, 0),
  )

  return (
    <div
      id={id}
      role="listbox"
      aria-label="Places to go to"
      className="-mx-2 max-h-[50dvh] overflow-y-auto overscroll-contain empty:hidden"
    >
      {groups.map(({ title, goals }, group) => (
        <div key={title} role="group" aria-label={title} className="mb-2 last:mb-0">
          <p aria-hidden className="px-3 py-1 text-sm font-semibold text-ink-2">
            {title}
          </p>
          {goals.map((goal, place) => {
            const number = (starts[group] ?? 0) + place
            return (
              <Option
                key={optionKey(goal)}
                id={optionId(number)}
                goal={goal}
                isAt={number === at}
                onPointed={() => onPointed(number)}
                onTaken={onTaken}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  goal: Goal
  isAt: boolean
  onPointed: () => void
  onTaken: () => void
}

function Option({ id, goal, isAt, onPointed, onTaken }: OptionProps) {
  const { label, note, icon: Icon, to, params, search } = goal

  return (
    <Link
      id={id}
      to={to}
      params={params}
      search={search}
      role="option"
      tabIndex={-1}
      aria-selected={isAt}
      onPointerMove={onPointed}
      onClick={onTaken}
      className={cn(
        'flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5',
        isAt && 'bg-primary-soft text-primary',
      )}
    >
      {Icon && <Icon aria-hidden className="size-4.5 shrink-0" />}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{label}</span>
        {note && <span className="block truncate text-sm text-ink-2">{note}</span>}
      </span>
      {isAt && <CornerDownLeft aria-hidden className="size-4 shrink-0 pointer-coarse:hidden" />}
    </Link>
  )
}

function optionKey({ to, params, search }: Goal): string {
  return JSON.stringify([to, params, search])
}
