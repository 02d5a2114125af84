import type { Message } from '@headframe/wire'
import { CheckCheck } from 'lucide-react'

import { dayInLongForm, timeInWords } from '../../lib/day-words.ts'
import { dayFromDate } from '../../lib/day-text.ts'
import { Moment } from '../../ui/data/moment.tsx'
import { Bubble } from './bubble.tsx'

interface MessagesProps {
  messages: readonly Message[]
  /** The last of one’s own that the other side has read. */
  readUpTo: string | null
}

/** What was sent and heard, day by day. */
export function Messages({ messages, readUpTo }: MessagesProps) {
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

const dateOf = ({ timestamp }: Message) => new Date(timestamp * 1000)

/** Where the reader is, a new day begins with its name. */
function DayBefore({ message, last }: { message: Message; last: Message | undefined }) {
  const day = dayFromDate(dateOf(message))
  if (last && dayFromDate(dateOf(last)) === day) return null
  return <p className="num self-center text-sm text-ink-2">{dayInLongForm(day)}</p>
}
