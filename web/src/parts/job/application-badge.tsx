import { applicationStatus } from '@headframe/wire'
import { CircleCheck, CircleMinus, CircleX, Clock, type LucideIcon } from 'lucide-react'

import { Badge } from '../../ui/data/badge.tsx'
import type { Tone } from '../../ui/tone.ts'

type Reader = 'company' | 'contractor'

interface Look {
  word: string
  icon: LucideIcon
  tones: Readonly<Record<Reader, Tone>>
}

/** What waits for the company is only news to the contractor, and a no is not shouted at them. */
const pending: Look = {
  word: 'Pending',
  icon: Clock,
  tones: { company: 'warn', contractor: 'info' },
}

/** Nobody is left who would decide. */
const ended: Look = {
  word: 'Ended',
  icon: CircleMinus,
  tones: { company: 'neutral', contractor: 'neutral' },
}

const looks: Readonly<Record<number, Look>> = {
  [applicationStatus.approved]: {
    word: 'Approved',
    icon: CircleCheck,
    tones: { company: 'gum', contractor: 'gum' },
  },
  [applicationStatus.rejected]: {
    word: 'Rejected',
    icon: CircleX,
    tones: { company: 'danger', contractor: 'neutral' },
  },
}

interface ApplicationBadgeProps {
  status: number | null
  reader: Reader
  /** Of a company that is gone no answer is to come. */
  isCompanyGone?: boolean
}

/** How an application stands, as its company has decided. */
export function ApplicationBadge({ status, reader, isCompanyGone = false }: ApplicationBadgeProps) {
  const undecided = isCompanyGone ? ended : pending
  const { word, icon, tones } = looks[status ?? applicationStatus.pending] ?? undecided
  return (
    <Badge tone={tones[reader]} icon={icon}>
      {word}
    </Badge>
  )
}
