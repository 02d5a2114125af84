import { judgeValue, communityMessages, communitySizes, type Message } from '@headframe/wire'
import { ArrowUp, CheckCheck, CircleAlert, Clock, Send } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

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
import { Field } from '../../ui/form/field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import type { ThreadCalls, Unsent } from './thread-store.ts'
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
  className?: string
}

type Draft = { readonly body: string; readonly unsent: readonly Unsent[] }
const nothing: Draft = { body: '', unsent: [] }

/** What two sides have written to each other, and the box to write in. */
export function Thread({ calls, name, side, other, mayWrite = true, className }: ThreadProps) {
  const key = `thread-${name}`
  const [kept] = useState(() => keptTyping(key, nothing))
  const { thread, messages, unsent, hasEarlier, readUpTo, failed } = useThread(calls, kept.unsent)
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
  const end = useEndInView(messages?.at(-1)?.id, unsent.length)

  if (!messages)
    return failed === undefined ? (
      <ThreadSkeleton className={className} />
    ) : (
      <ErrorState title={textOfFailure(failed)} onRetried={() => void thread.refresh()} />
    )

  return (
    <div className={cn('flex min-h-0 flex-col gap-4', className)}>
      <div ref={end} className="flex min-h-40 flex-1 flex-col gap-3 overflow-y-auto">
        {hasEarlier && (
          <Button variant="quiet" className="self-center" onClick={() => void thread.loadEarlier()}>
            <ArrowUp aria-hidden />
            Earlier messages
          </Button>
        )}
        {messages.length === 0 && unsent.length === 0 && (
          <p className="m-auto max-w-[36ch] text-center text-ink-2">
            {mayWrite === true
              ? `Nothing has been written yet. ${other} is told by email of what you write.`
              : mayWrite}
          </p>
        )}
        <ol role="log" aria-label={`Messages with ${other}`} className="flex flex-col gap-3">
          {messages.map((message, place) => (
            <li key={message.id} className="flex flex-col gap-3">
              <DayBefore message={message} last={messages[place - 1]} />
              <Bubble isMine={message.mine} body={message.body}>
                <Moment at={message.timestamp}>{timeInWords(dateOf(message))}</Moment>
                {message.id === readUpTo && (
                  <span className="inline-flex items-center gap-1">
                    <CheckCheck aria-hidden className="size-4" />
                    Read
                  </span>
                )}
              </Bubble>
            </li>
          ))}
          {unsent.map((one) => (
            <li key={one.key} className="flex flex-col gap-3">
              <Bubble isMine body={one.body} isWaiting>
                <UnsentNote
                  unsent={one}
                  onRetried={() => thread.retry(one.key)}
                  onDiscarded={() => {
                    thread.discard(one.key)
                    setBody((typed) => typed || one.body)
                  }}
                />
              </Bubble>
            </li>
          ))}
        </ol>
      </div>
      {(mayWrite === true || messages.length > 0) && (
        <Composer body={body} onTyped={setBody} onSent={(text) => thread.write(text)} />
      )}
    </div>
  )
}

const dateOf = ({ timestamp }: Message) => new Date(timestamp * 1000)

/** Where the reader is, a new day begins with its name. */
function DayBefore({ message, last }: { message: Message; last: Message | undefined }) {
  const day = dayFromDate(dateOf(message))
  if (last && dayFromDate(dateOf(last)) === day) return null
  return <p className="num self-center text-sm text-ink-2">{dayInLongForm(day)}</p>
}

interface BubbleProps {
  isMine: boolean
  body: string
  isWaiting?: boolean
  children: React.ReactNode
}

function Bubble({ isMine, body, isWaiting = false, children }: BubbleProps) {
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
        <span className="sr-only">{isMine ? 'You: ' : 'They: '}</span>
        {body}
      </p>
      <p className="num flex flex-wrap items-center gap-x-3 px-1 text-xs text-ink-2">{children}</p>
    </div>
  )
}

interface UnsentNoteProps {
  unsent: Unsent
  onRetried: () => void
  onDiscarded: () => void
}

function UnsentNote({ unsent: { problem }, onRetried, onDiscarded }: UnsentNoteProps) {
  if (problem === undefined)
    return (
      <span className="inline-flex items-center gap-1">
        <Clock aria-hidden className="size-3.5" />
        Sending…
      </span>
    )
  return (
    <>
      <span className="inline-flex items-center gap-1 text-danger" role="alert">
        <CircleAlert aria-hidden className="size-3.5 shrink-0" />
        Not sent: {problem}
      </span>
      <button type="button" className="min-h-11 font-semibold underline" onClick={onRetried}>
        Try again
      </button>
      <button type="button" className="min-h-11 font-semibold underline" onClick={onDiscarded}>
        Take back
      </button>
    </>
  )
}

interface ComposerProps {
  body: string
  onTyped: (body: string) => void
  onSent: (body: string) => void
}

/** Enter sends; with Shift it begins a line. */
function Composer({ body, onTyped, onSent }: ComposerProps) {
  const [fault, setFault] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)

  function send() {
    const judged = judgeValue(communityMessages.toMember.input.shape.body, body)
    setFault(judged.fault)
    box.current?.focus()
    if (judged.fault !== undefined) return
    onSent(body.trim())
    onTyped('')
  }

  function press(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isEnter || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label="Your message" labelHidden error={fault}>
        <TextArea
          ref={box}
          name="body"
          rows={2}
          placeholder="Write a message"
          maxLength={communitySizes.message}
          value={body}
          onKeyDown={press}
          onChange={({ target }) => {
            setFault(undefined)
            onTyped(target.value)
          }}
        />
      </Field>
      <Button type="submit" className="self-end">
        <Send aria-hidden />
        Send
      </Button>
    </form>
  )
}

/** The newest is in view when it comes, unless its reader has gone back to older ones. */
function useEndInView(newest: string | undefined, waiting: number) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const note = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [newest])

  useEffect(() => {
    if (isAtEnd.current || waiting > 0) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [newest, waiting])

  return box
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
