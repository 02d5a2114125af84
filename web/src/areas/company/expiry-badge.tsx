import { CalendarClock } from 'lucide-react'

import { Badge } from '../../ui/data/badge.tsx'
import { expiryWords } from './job-life-words.ts'

/** How long a live job stays up; other jobs have no days left. */
export function ExpiryBadge({ daysLeft }: { daysLeft: number | null }) {
  if (daysLeft === null) return null
  const { text, tone } = expiryWords(daysLeft)
  return (
    <Badge tone={tone} icon={CalendarClock}>
      {text}
    </Badge>
  )
}
