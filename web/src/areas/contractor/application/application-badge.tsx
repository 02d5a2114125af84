import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'

import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/tone.ts'

interface Look {
  word: string
  tone: Tone
  icon: LucideIcon
}

const pending: Look = { word: 'Pending', tone: 'info', icon: Clock }

const looks: Readonly<Record<number, Look>> = {
  0: pending,
  1: { word: 'Approved', tone: 'gum', icon: CircleCheck },
  2: { word: 'Rejected', tone: 'neutral', icon: CircleX },
}

/** How an application stands, as its company has decided. */
export function ApplicationBadge({ status }: { status: number | null }) {
  const { word, tone, icon } = looks[status ?? 0] ?? pending
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
