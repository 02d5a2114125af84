import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { textOfFailure } from '../../calls/failure.ts'
import type { Kind } from '../../calls/session-store.ts'
import { keptTyping, useKeptTyping } from '../../forms/use-kept-typing.ts'
import { ErrorState } from '../../ui/data/error-state.tsx'
import { Skeleton } from '../../ui/data/skeleton.tsx'
import { cn } from '../../ui/cn.ts'
import { Button } from '../../ui/form/button.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import { Composer } from './composer.tsx'
import { Messages } from './messages.tsx'
import type { Unsent } from './thread-state.ts'
import type { ThreadCalls } from './thread-store.ts'
import { useReadersPlace } from './use-readers-place.ts'
import { useThread } from './use-thread.ts'
import { Kept, Waiting } from './waiting.tsx'

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
  /** Its reader sees what others of their side write, and writes nothing: who does, instead of the box. */
  readsOnly?: string | undefined
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
  readsOnly,
  gone,
  className,
}: ThreadProps) {
  const key = `thread-${name}`
  const [kept] = useState(() => keptTyping({ key, kind: side }, nothing))
  const { thread, messages, unsent, isGone, ...about } = useThread(calls, kept.unsent)
  const { hasEarlier, readUpTo, failed } = about
  const [body, setBody] = useState(kept.body)
  const [unfit, onUnfit] = useState<string>()
  useKeptTyping({
    key,
    kind: side,
    whenLeft: true,
    typed: () => {
      const waiting = thread.state().unsent
      return body.trim() === '' && waiting.length === 0 ? undefined : { body, unsent: waiting }
    },
  })
  const { place, goToEnd } = useReadersPlace({
    first: messages?.[0]?.id,
    last: unsent.at(-1)?.key ?? messages?.at(-1)?.id,
  })
  useAskBeforeClosing(unsent.some(({ isHeldUp }) => isHeldUp))
  const box = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  // The button that asks for earlier ones goes with the last of them.
  useKeptFocus(() => log.current, messages && hasEarlier)

  function write(text: string) {
    goToEnd()
    thread.write(text)
  }

  const waiting = (
    <Waiting {...{ thread, unsent, unfit, onUnfit, box }} typed={body} onTyped={setBody} />
  )
  const composer = <Composer box={box} body={body} onTyped={setBody} onSent={write} />

  if (isGone)
    return (
      <div className="flex flex-col gap-4">
        <p role="status" className="text-ink-2">
          {gone}
        </p>
        <Kept written={[...unsent, { key: 'typed', body, sentAs: undefined }]} />
      </div>
    )
  if (!messages) {
    if (failed === undefined) return <ThreadSkeleton className={className} />
    return (
      <NotThere
        failed={failed}
        onRetried={() => void thread.refresh()}
        waiting={unsent.length > 0 && waiting}
      >
        {readsOnly === undefined && (body !== '' || failed.code === 'UNREACHABLE') && composer}
      </NotThere>
    )
  }

  return (
    <div className={cn('flex min-h-0 flex-col gap-4', className)}>
      <div
        {...place}
        className="relative flex min-h-40 flex-1 flex-col gap-3 overflow-y-auto [overflow-anchor:none]"
      >
        {hasEarlier && <Earlier onAsked={() => void thread.loadEarlier()} />}
        {messages.length === 0 && unsent.length === 0 && (
          <p className="m-auto max-w-[36ch] text-center text-ink-2">
            {wordsForNothing({ other, mayWrite, readsOnly })}
          </p>
        )}
        <div
          ref={log}
          role="log"
          aria-label={`Messages with ${other}`}
          tabIndex={-1}
          className="outline-none"
        >
          <ol className="flex flex-col gap-3">
            <Messages messages={messages} readUpTo={readUpTo} />
            {waiting}
          </ol>
        </div>
      </div>
      {readsOnly !== undefined && <p className="text-sm text-ink-2">{readsOnly}</p>}
      {readsOnly === undefined && (mayWrite === true || messages.length > 0) && composer}
    </div>
  )
}

interface NotThereProps {
  failed: unknown
  onRetried: () => void
  /** What was written and not sent. */
  waiting: ReactNode
  /** The box to write in, if there is reason for it. */
  children: ReactNode
}

/** The messages did not come: without a network one may write all the same, and finds one’s words again. */
function NotThere({ failed, onRetried, waiting, children }: NotThereProps) {
  return (
    <div className="flex flex-col gap-4">
      <ErrorState title={textOfFailure(failed)} onRetried={onRetried} />
      {waiting && (
        <ol aria-label="Not sent yet" className="flex flex-col gap-3">
          {waiting}
        </ol>
      )}
      {children}
    </div>
  )
}

function Earlier({ onAsked }: { onAsked: () => void }) {
  return (
    <Button variant="quiet" className="self-center" onClick={onAsked}>
      <ArrowUp aria-hidden />
      Earlier messages
    </Button>
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
  if (readsOnly !== undefined) return nothingYet
  return mayWrite === true ? `${nothingYet} ${other} is told by email of what you write.` : mayWrite
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
