import type { Message } from '@headframe/wire'
import { ArrowUp, CheckCheck } from 'lucide-react'
import { useEffect, useState } from 'react'

import { textOfFailure } from '../../calls/failure.ts'
import type { Kind } from '../../calls/session-store.ts'
import { keptTyping, useKeptTyping } from '../../forms/use-kept-typing.ts'
import { dayInLongForm, timeInWords } from '../../lib/day-words.ts'
import { dayFromDate } from '../../lib/day-text.ts'
import { ErrorState } from '../../ui/data/error-state.tsx'
import { Moment } from '../../ui/data/moment.tsx'
import { Skeleton } from '../../ui/data/skeleton.tsx'
import { cn } from '../../ui/cn.ts'
import { Button } from '../../ui/form/button.tsx'
import { CopyButton } from '../../ui/data/copy-button.tsx'
import { Bubble, UnsentNote } from './bubble.tsx'
import { Composer } from './composer.tsx'
import type { Unsent } from './thread-state.ts'
import type { ThreadCalls, ThreadStore } from './thread-store.ts'
import { useReadersPlace } from './use-readers-place.ts'
import { useThread } from './use-thread.ts'

interface ThreadProps {
  calls: ThreadCalls
  /** Names the thread: its draft and what waits to be sent are kept under it. */
  name: string
  /** Whose session it is. */
  side: Kind
  /** Who the other side is. */
  other: string
  /** Whether this side may write, or what is told instead. */
  mayWrite?: true | string
  /** Its reader sees what others of their side write, and writes nothing. */
  readsOnly?: boolean
  /** What is told once there is no such thread any more. */
  gone: string
  className?: string
}

type Draft = { readonly body: string; readonly unsent: readonly Unsent[] }
const nothing: Draft = { body: '', unsent: [] }

/** What two sides have written to each other, and the box to write in. */
export function Thread({
  calls,
  name,
  side,
  other,
  mayWrite = true,
  readsOnly = false,
  gone,
  className,
}: ThreadProps) {
  const key = `thread-${name}`
  const [kept] = useState(() => keptTyping({ key, kind: side }, nothing))
  const { thread, messages, unsent, isGone, ...about } = useThread(calls, kept.unsent)
  const { hasEarlier, readUpTo, failed } = about
  const [body, setBody] = useState(kept.body)
  useKeptTyping({
    key,
    kind: side,
    whenLeft: true,
    typed: () => {
      const waiting = thread.state().unsent
      return body.trim() === '' && waiting.length === 0 ? undefined : { body, unsent: waiting }
    },
  })
  const place = useReadersPlace({
    first: messages?.[0]?.id,
    last: unsent.at(-1)?.key ?? messages?.at(-1)?.id,
  })
  useAskBeforeClosing(unsent.some(({ isHeldUp }) => isHeldUp))
  const takeBack = (text: string) => setBody((typed) => typed || text)

  if (isGone)
    return (
      <div className="flex flex-col gap-4">
        <p role="status" className="text-ink-2">
          {gone}
        </p>
        <Kept written={[...unsent, { key: 'typed', body, sentAs: undefined }]} />
      </div>
    )
  if (!messages)
    return failed === undefined ? (
      <ThreadSkeleton className={className} />
    ) : (
      <div className="flex flex-col gap-4">
        <ErrorState title={textOfFailure(failed)} onRetried={() => void thread.refresh()} />
        {/* Without a network one may write all the same, and finds one’s words again. */}
        {unsent.length > 0 && (
          <ol aria-label="Not sent yet" className="flex flex-col gap-3">
            <Waiting thread={thread} unsent={unsent} onDiscarded={takeBack} />
          </ol>
        )}
        {!readsOnly && (body !== '' || failed.code === 'UNREACHABLE') && (
          <Composer body={body} onTyped={setBody} onSent={(text) => thread.write(text)} />
        )}
      </div>
    )

  return (
    <div className={cn('flex min-h-0 flex-col gap-4', className)}>
      <div
        {...place}
        className="flex min-h-40 flex-1 flex-col gap-3 overflow-y-auto [overflow-anchor:none]"
      >
        {hasEarlier && (
          <Button variant="quiet" className="self-center" onClick={() => void thread.loadEarlier()}>
            <ArrowUp aria-hidden />
            Earlier messages
          </Button>
        )}
        {messages.length === 0 && unsent.length === 0 && (
          <p className="m-auto max-w-[36ch] text-center text-ink-2">
            {wordsForNothing({ other, mayWrite, readsOnly })}
          </p>
        )}
        <div role="log" aria-label={`Messages with ${other}`}>
          <ol className="flex flex-col gap-3">
            <Messages messages={messages} readUpTo={readUpTo} />
            <Waiting thread={thread} unsent={unsent} onDiscarded={takeBack} />
          </ol>
        </div>
      </div>
      {!readsOnly && (mayWrite === true || messages.length > 0) && (
        <Composer body={body} onTyped={setBody} onSent={(text) => thread.write(text)} />
      )}
    </div>
  )
}

/** The tab keeps what waits, and goes with it. */
function useAskBeforeClosing(isHeldUp: boolean) {
  useEffect(() => {
    if (!isHeldUp) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isHeldUp])
}

type Standing = Pick<ThreadProps, 'other' | 'mayWrite' | 'readsOnly'>

function wordsForNothing({ other, mayWrite, readsOnly }: Standing): string | undefined {
  const nothingYet = 'Nothing has been written yet.'
  if (readsOnly) return nothingYet
  return mayWrite === true ? `${nothingYet} ${other} is told by email of what you write.` : mayWrite
}

interface MessagesProps {
  messages: readonly Message[]
  readUpTo: string | null
}

function Messages({ messages, readUpTo }: MessagesProps) {
  return messages.map((message, place) => (
    <li key={message.id} className="flex flex-col gap-3">
      <DayBefore message={message} last={messages[place - 1]} />
      <Bubble isMine={message.mine} body={message.body} author={message.author}>
        <Moment at={message.timestamp}>{timeInWords(dateOf(message))}</Moment>
        {message.id === readUpTo && (
          <span className="inline-flex items-center gap-1">
            <CheckCheck aria-hidden className="size-4" />
            Read
          </span>
        )}
      </Bubble>
    </li>
  ))
}

interface WaitingProps {
  thread: ThreadStore
  unsent: readonly Unsent[]
  /** Its words may be written anew. */
  onDiscarded: (body: string) => void
}

/** What was written and is not known to have arrived. */
function Waiting({ thread, unsent, onDiscarded }: WaitingProps) {
  return unsent.map((one) => (
    <li key={one.key} className="flex flex-col gap-3">
      <Bubble isMine body={one.body} isWaiting>
        <UnsentNote
          unsent={one}
          onRetried={() => thread.retry(one.key)}
          onDiscarded={() => {
            thread.discard(one.key)
            onDiscarded(one.body)
          }}
        />
      </Bubble>
    </li>
  ))
}

/** Words that nobody will read any more are their writer’s still. */
function Kept({ written }: { written: readonly Pick<Unsent, 'key' | 'body' | 'sentAs'>[] }) {
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

const dateOf = ({ timestamp }: Message) => new Date(timestamp * 1000)

/** Where the reader is, a new day begins with its name. */
function DayBefore({ message, last }: { message: Message; last: Message | undefined }) {
  const day = dayFromDate(dateOf(message))
  if (last && dayFromDate(dateOf(last)) === day) return null
  return <p className="num self-center text-sm text-ink-2">{dayInLongForm(day)}</p>
}

function ThreadSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div aria-busy className={cn('flex flex-col gap-3', className)}>
      <span role="status" className="sr-only">
        Loading the messages
      </span>
      <Skeleton className="h-12 w-3/5 rounded-xl" />
      <Skeleton className="h-16 w-2/3 self-end rounded-xl" />
      <Skeleton className="h-12 w-1/2 rounded-xl" />
    </div>
  )
}
