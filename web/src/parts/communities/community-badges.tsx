import {
  communityStatusNames,
  type CommunityStatus,
  type MembershipStatus,
  type Standing,
} from '@headframe/wire'
import {
  CircleCheck,
  CirclePause,
  CircleSlash,
  CircleX,
  Clock,
  Eye,
  MessageSquareText,
  Send,
  type LucideIcon,
} from 'lucide-react'

import { inFigures } from '../../lib/figures.ts'
import { Badge } from '../../ui/data/badge.tsx'
import type { Tone } from '../../ui/tone.ts'

type Look = readonly [Tone, LucideIcon]

const ofCommunity = {
  active: ['gum', CircleCheck],
  paused: ['warn', CirclePause],
  closed: ['neutral', CircleSlash],
} as const satisfies Record<CommunityStatus, Look>

/** Whether a pool takes applications. */
export function CommunityBadge({ status }: { status: CommunityStatus }) {
  const [tone, icon] = ofCommunity[status]
  return (
    <Badge tone={tone} icon={icon}>
      {communityStatusNames[status]}
    </Badge>
  )
}

const ofStanding = {
  Accepted: ['gum', CircleCheck],
  Pending: ['warn', Clock],
  Declined: ['danger', CircleX],
} as const satisfies Record<Standing, Look>

/** How somebody stands, for the company. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const [tone, icon] = ofStanding[standing]
  return (
    <Badge tone={tone} icon={icon}>
      {standing}
    </Badge>
  )
}

/** A no is not shouted at whoever gets it. */
const ofMembership = {
  Applied: ['info', Send],
  'Under Review': ['info', Eye],
  Accepted: ['gum', CircleCheck],
  Declined: ['neutral', CircleX],
} as const satisfies Record<MembershipStatus, Look>

/** How the own application stands. */
export function MembershipBadge({ status }: { status: MembershipStatus }) {
  const [tone, icon] = ofMembership[status]
  return (
    <Badge tone={tone} icon={icon}>
      {status}
    </Badge>
  )
}

/** Nothing where there is nothing new. */
export function UnreadBadge({ unread }: { unread: number }) {
  return unread > 0 ? (
    <Badge tone="info" icon={MessageSquareText}>
      {inFigures(unread)} unread
    </Badge>
  ) : null
}
