import { ChevronDown } from 'lucide-react'
import { useId, useState, type MouseEvent } from 'react'

import { cn } from '../../../ui/cn.ts'
import { Progress } from '../../../ui/data/progress.tsx'
import { checklistOf, checklistSections, completeness, type ChecklistGroup } from './checklist.ts'
import { ChecklistItems } from './checklist-items.tsx'
import { isMiningIn, missingIn, type EditState } from './edit-state.ts'
import type { FieldsProps } from './editor-field.tsx'
import { useKept } from './use-profile-keeper.ts'
import { useSectionInView } from './use-section-in-view.ts'

const sectionIds = checklistSections.map(({ id }) => id)

/** How whole the profile is, what is missing, and the way there. On phones a bar that unfolds. */
export function EditorNav({ keeper }: FieldsProps) {
  const groups: readonly ChecklistGroup[] = JSON.parse(useKept(keeper, checklistText))
  const isJudged = useKept(keeper, (state) => state.isJudged)
  const present = useSectionInView(sectionIds)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()

  function lead(event: MouseEvent<HTMLAnchorElement>, id: string) {
    event.preventDefault()
    setOpen(false)
    goToSection(id)
  }

  return (
    <nav
      aria-label="Profile sections"
      className="sticky top-16 z-20 -mx-4 border-b border-line bg-bg px-4 py-2 sm:-mx-6 sm:px-6 lg:top-38 lg:mx-0 lg:border-0 lg:p-0"
    >
      <Completeness
        percent={completeness(groups)}
        listId={listId}
        isOpen={isOpen}
        onToggled={() => setOpen(!isOpen)}
      />
      <ol
        id={listId}
        className={cn(
          'mt-3 flex max-h-[60dvh] flex-col gap-1 overflow-y-auto lg:mt-5 lg:flex lg:max-h-[calc(100dvh-15rem)]',
          !isOpen && 'max-lg:hidden',
        )}
      >
        {groups.map((group) => (
          <li key={group.id}>
            <a
              href={`#${group.id}`}
              aria-current={group.id === present ? 'location' : undefined}
              className={sectionLinkStyles}
              onClick={(event) => lead(event, group.id)}
            >
              {group.label}
            </a>
            <ChecklistItems group={group} isJudged={isJudged} onLed={() => setOpen(false)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface CompletenessProps {
  percent: number
  listId: string
  isOpen: boolean
  onToggled: () => void
}

/** On phones the whole of it is the button that unfolds the list. */
function Completeness({ percent, listId, isOpen, onToggled }: CompletenessProps) {
  return (
    <div className="relative flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3 pr-10 text-sm lg:pr-0">
        <span className="font-semibold">Profile completeness</span>
        <span className="num text-lg font-semibold">{percent}%</span>
      </p>
      <Progress
        label="Profile completeness"
        percent={percent}
        tone={percent === 100 ? 'gum' : 'primary'}
      />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className="absolute inset-x-0 -inset-y-1 flex items-start justify-end rounded-md pt-1 lg:hidden"
        onClick={onToggled}
      >
        <span className="sr-only">What is missing</span>
        <ChevronDown
          aria-hidden
          className={cn('size-6 text-ink-2 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
    </div>
  )
}

const sectionLinkStyles = [
  'flex min-h-11 items-center rounded-md border-l-3 border-transparent px-3 font-semibold transition-colors hover:bg-sunken',
  'aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary',
].join(' ')

/** The same text as long as nothing of it has changed, so that typing alone draws nothing anew. */
function checklistText(state: EditState): string {
  return JSON.stringify(checklistOf(state.values, missingIn(state), isMiningIn(state) ?? false))
}

function goToSection(id: string): void {
  const heading = document.querySelector<HTMLElement>(`#${id} h2`)
  heading?.setAttribute('tabindex', '-1')
  document.getElementById(id)?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
