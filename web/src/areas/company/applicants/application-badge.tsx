import { applicationStatus } from '@headframe/wire'
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'

import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/tone.ts'

interface Look {
  word: string
  tone: Tone
  icon: LucideIcon
}

const pending: Look = { word: 'Pending', tone: 'warn', icon: Clock }

const looks: Readonly<Record<number, Look>> = {
  [applicationStatus.approved]: { word: 'Approved', tone: 'gum', icon: CircleCheck },
  [applicationStatus.rejected]: { word: 'Rejected', tone: 'danger', icon: CircleX },
}

/** What its company has decided about an application. */
export function ApplicationBadge({ status }: { status: number }) {
  const { word, tone, icon } = looks[status] ?? pending
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
