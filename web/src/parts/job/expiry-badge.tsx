import { CalendarClock } from 'lucide-react'

import { Badge } from '../../ui/data/badge.tsx'
import { expiryWords, type ExpiryReader } from './job-life-words.ts'

interface ExpiryBadgeProps {
  daysLeft: number | null
  reader?: ExpiryReader
}

/** How long a live job stays up; other jobs have no days left. */
export function ExpiryBadge({ daysLeft, reader = 'company' }: ExpiryBadgeProps) {
  if (daysLeft === null) return null
  const { text, tone } = expiryWords(daysLeft, reader)
  return (
    <Badge tone={tone} icon={CalendarClock}>
      {text}
    </Badge>
  )
}
