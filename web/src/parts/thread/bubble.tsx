import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'

import { timeInWords } from '../../lib/day-words.ts'
import { cn } from '../../ui/cn.ts'
import { CopyButton } from '../../ui/data/copy-button.tsx'
import { useNow } from '../../ui/use-now.ts'
import { LinkedText } from './linked-text.tsx'
import type { Unsent } from './thread-state.ts'

interface BubbleProps {
  isMine: boolean
  body: string
  /** A colleague of the reader’s, where it is one who wrote it. */
  author?: string | null
  isWaiting?: boolean
  children: ReactNode
}

/** One message, on the side of whoever wrote it; under it when, and what became of it. */
export function Bubble({ isMine, body, author, isWaiting = false, children }: BubbleProps) {
  return (
    <div
      className={cn(
        'flex max-w-[85%] flex-col gap-1',
        isMine ? 'self-end items-end' : 'self-start',
      )}
    >
      <p
        className={cn(
          'rounded-xl px-3.5 py-2 wrap-anywhere whitespace-pre-line',
          isMine ? 'bg-primary-soft text-ink' : 'bg-sunken text-ink',
          isWaiting && 'opacity-70',
        )}
      >
        <span className="sr-only">{author ?? (isMine ? 'You' : 'They')}: </span>
        <LinkedText text={body} />
      </p>
      <p className="num flex flex-wrap items-center gap-x-3 px-1 text-xs text-ink-2">
        {author && (
          <span aria-hidden className="wrap-anywhere">
            {author}
          </span>
        )}
        {children}
      </p>
    </div>
  )
}

interface UnsentNoteProps {
  unsent: Unsent
  /** It was to be taken back, and is too long for one message with what has been typed since. */
  isUnfit: boolean
  onRetried: () => void
  onDiscarded: () => void
}

/** What became of a message that has not arrived. */
export function UnsentNote({ unsent, isUnfit, onRetried, onDiscarded }: UnsentNoteProps) {
  const { body, problem, againAt, isHeldUp, isInVain } = unsent
  const now = useNow()
  if (problem === undefined)
    return (
      <span className="inline-flex items-center gap-1" role="status">
        <Clock aria-hidden className="size-3.5 shrink-0" />
        {isHeldUp
          ? 'Not sent yet. It goes out once there is a connection: keep this page open.'
          : 'Sending…'}
      </span>
    )
  return (
    <>
      <span className="inline-flex items-center gap-1 text-danger" role="alert">
        <CircleAlert aria-hidden className="size-3.5 shrink-0" />
        Not sent: {problem}
        {againAt !== undefined && againAt > now && ` You can send it from ${timeAt(againAt)}.`}
      </span>
      {isInVain ? (
        <CopyButton text={body} size="sm">
          Copy message
        </CopyButton>
      ) : (
        <button type="button" className={buttonStyles} onClick={onRetried}>
          Try again
        </button>
      )}
      <button type="button" className={buttonStyles} onClick={onDiscarded}>
        Take back
      </button>
      {isUnfit && (
        <span className="text-danger" role="alert">
          It does not fit into one message with what you have typed. Send that first, or shorten it.
        </span>
      )}
    </>
  )
}

const buttonStyles = 'min-h-11 font-semibold underline'

/** Not a moment too early: clocks show minutes alone. */
const timeAt = (seconds: number) => timeInWords(new Date(Math.ceil(seconds / 60) * 60_000))
