import { CalendarClock } from 'lucide-react'

import { Badge } from '../../ui/data/badge.tsx'
import { expiryWords, expiryWordsForAdmin } from './job-life-words.ts'

interface ExpiryBadgeProps {
  daysLeft: number | null
  reader?: 'company' | 'admin'
}

/** How long a live job stays up; other jobs have no days left. */
export function ExpiryBadge({ daysLeft, reader = 'company' }: ExpiryBadgeProps) {
  if (daysLeft === null) return null
  const { text, tone } = (reader === 'admin' ? expiryWordsForAdmin : expiryWords)(daysLeft)
  return (
    <Badge tone={tone} icon={CalendarClock}>
      {text}
    </Badge>
  )
}
