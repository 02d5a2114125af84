import { Circle, CircleAlert, CircleCheck } from 'lucide-react'

import { cn } from '../../../ui/cn.ts'
import type { ChecklistGroup, ChecklistItem } from './checklist.ts'
import { goToField } from './go-to-field.ts'

interface ChecklistItemsProps {
  group: ChecklistGroup
  isJudged: boolean
  onLed: () => void
}

/** What is still missing in one section, each a tap away. */
export function ChecklistItems({ group, isJudged, onLed }: ChecklistItemsProps) {
  const open = group.items.filter(({ isComplete }) => !isComplete)
  if (open.length === 0)
    return (
      <p className="flex items-center gap-2 px-3 pt-1 pb-2 text-sm text-gum">
        <CircleCheck aria-hidden className="size-4 shrink-0" />
        Complete
      </p>
    )

  return (
    <ul className="pb-2" aria-label={`Missing in ${group.label}`}>
      {open.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className="flex min-h-9 w-full items-start gap-2 rounded-md px-3 py-1.5 text-left text-sm transition-colors hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:py-2.5"
            onClick={() => {
              onLed()
              goToField(item.id)
            }}
          >
            <ItemText item={item} isJudged={isJudged} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function ItemText({ item, isJudged }: { item: ChecklistItem; isJudged: boolean }) {
  const { label, isRequired, message } = item
  const Icon = isRequired ? CircleAlert : Circle

  return (
    <>
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-4 shrink-0', isRequired ? 'text-danger' : 'text-ink-2')}
      />
      <span className="min-w-0">
        <span className={isRequired ? 'font-medium text-danger' : 'text-ink-2'}>{label}</span>{' '}
        <span className={isRequired ? 'sr-only' : 'text-ink-2'}>
          {isRequired ? '(required)' : '(optional)'}
        </span>
        {isJudged && message && <span className="block text-ink-2">{message}</span>}
      </span>
    </>
  )
}
