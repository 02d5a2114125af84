import { Archive, CircleCheck, Clock, PencilLine, type LucideIcon } from 'lucide-react'

import { Badge } from '../../ui/data/badge.tsx'
import type { Tone } from '../../ui/tone.ts'

interface Look {
  word: string
  tone: Tone
  icon: LucideIcon
}

const draft: Look = { word: 'Draft', tone: 'info', icon: PencilLine }
const closed: Look = { word: 'Closed', tone: 'neutral', icon: Archive }

const looks: Readonly<Record<number, Look>> = {
  0: draft,
  1: draft,
  2: { word: 'Active', tone: 'gum', icon: CircleCheck },
  3: { word: 'Expired', tone: 'warn', icon: Clock },
  4: closed,
}

/** How a job stands, as its company sees it. */
export function JobStatusBadge({ status }: { status: number }) {
  const { word, tone, icon } = looks[status] ?? closed
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
