import { sizes } from '@headframe/wire'
import { Search } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

import { useLookup } from '../../calls/use-lookup.ts'
import { counted } from '../../lib/figures.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { findAll, goalsFor, type Finder, type Goal, type GoalGroup } from './goals.ts'
import { GoalList } from './goal-list.tsx'

export interface PaletteProps {
  screens: readonly Goal[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onKeysWanted: () => void
}

interface FindingPaletteProps extends PaletteProps {
  finders: readonly Finder[]
  /** What can be found beside screens: "jobs and talent pools". */
  finds: string
}

const fewestLetters = 2

/** One line to go anywhere from: screens at once, and whatever the server finds by that name. */
export function Palette({ open, onOpenChange, onKeysWanted, ...props }: FindingPaletteProps) {
  const input = useRef<HTMLInputElement>(null)

  return (
    <Dialog
      title="Go to"
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={input}
      className="mt-[6dvh] mb-auto sm:mt-[12dvh]"
    >
      <Finding {...props} input={input} onGone={() => onOpenChange(false)} />
      <div className="-my-2 flex items-center justify-between gap-4 border-t border-line pt-2 text-sm text-ink-2 pointer-coarse:hidden">
        <p>Arrows choose, Enter goes.</p>
        <Button variant="quiet" size="sm" className="-mr-3" onClick={onKeysWanted}>
          Show all keys
        </Button>
      </div>
    </Dialog>
  )
}

interface FindingProps extends Pick<FindingPaletteProps, 'screens' | 'finders' | 'finds'> {
  input: RefObject<HTMLInputElement | null>
  onGone: () => void
}

/** The focus stays where one types; which goal is meant is told by `aria-activedescendant`. */
function Finding({ screens, finders, finds, input, onGone }: FindingProps) {
  const id = useId()
  const optionId = (place: number) => `${id}-${place}`
  const [text, setText] = useState('')
  const { found, look } = useLookup<Found>(
    async (typed, signal) => [{ typed, groups: await findAll(finders, typed, signal) }],
    { shortest: fewestLetters },
  )
  const groups = groupsFor(text, screens, found[0])
  const count = groups.reduce((sum, { goals }) => sum + goals.length, 0)
  const { at, point, obey } = usePointing(count, optionId)
  const isLooking = text.trim().length >= fewestLetters && found[0]?.typed !== text

  function type(typed: string) {
    setText(typed)
    point(0)
    look(typed)
  }

  return (
    <div className="flex flex-col gap-3">
      <TextInput
        ref={input}
        icon={Search}
        role="combobox"
        aria-label={`Go to a screen, or find ${finds}`}
        aria-expanded={count > 0}
        aria-controls={`${id}-goals`}
        aria-activedescendant={count > 0 ? optionId(at) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={sizes.searchLength}
        placeholder={`Screens, ${finds}`}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={obey}
      />
      <p role="status" className={count > 0 ? 'sr-only' : 'py-6 text-center text-ink-2'}>
        {count > 0 ? `${counted(count, 'place')} to go to` : isLooking ? 'Looking…' : noneFor(text)}
      </p>
      <GoalList
        id={`${id}-goals`}
        groups={groups}
        at={at}
        optionId={optionId}
        onPointed={point}
        onTaken={onGone}
      />
    </div>
  )
}

/** Which of so many goals is meant: the arrows go round, and Enter goes there. */
function usePointing(count: number, optionId: (place: number) => string) {
  const [pointed, point] = useState(0)
  const at = Math.min(pointed, Math.max(0, count - 1))

  function obey(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined && count > 0) {
      event.preventDefault()
      const next = (at + by + count) % count
      point(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      document.getElementById(optionId(at))?.click()
    }
  }

  return { at, point, obey }
}

/** Lists find a short word only where it stands whole. */
function noneFor(text: string): string {
  return text.trim().length < 4
    ? 'Nothing here is called that. Type a little more.'
    : 'Nothing here is called that.'
}

interface Found {
  typed: string
  groups: readonly GoalGroup[]
}

/** What was found for other words goes as soon as these could not mean it. */
function groupsFor(
  text: string,
  screens: readonly Goal[],
  found: Found | undefined,
): readonly GoalGroup[] {
  const fitting = goalsFor(text, screens)
  const isStillMeant = found !== undefined && text.startsWith(found.typed)
  return [
    ...(fitting.length > 0 ? [{ title: 'Screens', goals: fitting }] : []),
    ...(isStillMeant ? found.groups : []),
  ]
}
