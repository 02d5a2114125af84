import { communitySizes } from '@headframe/wire'
import { useEffect, useRef, type RefObject } from 'react'

import { CopyButton } from '../../ui/data/copy-button.tsx'
import { Bubble, UnsentNote } from './bubble.tsx'
import type { Unsent } from './thread-state.ts'
import type { ThreadStore } from './thread-store.ts'

interface WaitingProps {
  thread: ThreadStore
  unsent: readonly Unsent[]
  /** What stands in the box to write in, which goes on with what is taken back. */
  typed: string
  onTyped: (body: string) => void
  /** The one that was to be taken back and did not fit to what is typed, by its key. */
  unfit: string | undefined
  onUnfit: (key: string) => void
  box: RefObject<HTMLTextAreaElement | null>
}

/** What was written and is not known to have arrived. */
export function Waiting({ thread, unsent, typed, onTyped, unfit, onUnfit, box }: WaitingProps) {
  function retry(key: string) {
    thread.retry(key)
    box.current?.focus()
  }

  /** It was written before what has been typed since, and stands before it again. */
  function takeBack({ key, body }: Unsent) {
    const together = withTyped(body, typed)
    if (!fits(together)) return onUnfit(key)
    thread.discard(key)
    onTyped(together)
    box.current?.focus()
  }

  const placeBack = useBackAtUnsent(unsent)
  return unsent.map((one) => (
    <li
      key={one.key}
      ref={one === unsent.find(isLeftOver) ? placeBack : undefined}
      tabIndex={-1}
      className="flex flex-col gap-3 outline-none"
    >
      <Bubble isMine body={one.body} isWaiting>
        <UnsentNote
          unsent={one}
          isUnfit={one.key === unfit && !fits(withTyped(one.body, typed))}
          onRetried={() => retry(one.key)}
          onDiscarded={() => takeBack(one)}
        />
      </Bubble>
    </li>
  ))
}

const isLeftOver = ({ isSignedOut = false }: Unsent) => isSignedOut

/** Whoever was signed out as they wrote comes back to what has not gone: it stands far down the page. */
function useBackAtUnsent(unsent: readonly Unsent[]) {
  const place = useRef<HTMLLIElement>(null)
  const comesBack = useRef(unsent.some(isLeftOver))

  useEffect(() => {
    if (!comesBack.current) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [])

  return place
}

const withTyped = (body: string, typed: string) => (typed.trim() ? `${body}\n${typed}` : body)
const fits = (body: string) => body.length <= communitySizes.message

/** Words that nobody will read any more are their writer’s still. */
export function Kept({ written }: { written: readonly Pick<Unsent, 'key' | 'body' | 'sentAs'>[] }) {
  const kept = written.filter(({ body, sentAs }) => body.trim() !== '' && sentAs === undefined)
  if (kept.length === 0) return null
  return (
    <ol aria-label="Not sent" className="flex flex-col gap-3">
      {kept.map(({ key, body }) => (
        <li key={key} className="flex flex-col">
          <Bubble isMine body={body} isWaiting>
            Not sent
            <CopyButton text={body} size="sm">
              Copy message
            </CopyButton>
          </Bubble>
        </li>
      ))}
    </ol>
  )
}
