import type { OpenCommunity } from '@headframe/wire'
import { BriefcaseBusiness, CalendarCheck, MapPin, Wallet } from 'lucide-react'
import { useRef } from 'react'

import { paths } from '../../../lib/paths.ts'
import { Chips } from '../../../parts/communities/chips.tsx'
import {
  CommunityBadge,
  MembershipBadge,
  UnreadBadge,
} from '../../../parts/communities/community-badges.tsx'
import {
  budgetWords,
  dayOrNone,
  kindWords,
  workWords,
} from '../../../parts/communities/community-words.ts'
import { MatchStrip } from '../../../parts/match/match-strip.tsx'
import { ButtonLink, TextLink } from '../../../parts/links.tsx'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { Avatar } from '../../../ui/data/avatar.tsx'

import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useMembership } from './use-membership.ts'

const shownQualifications = 5

/** What decides whether somebody joins, and the tap to do so. */
export function CommunityCard({ pool }: { pool: OpenCommunity }) {
  const { id, title, company_name, company_logo, project_name, qualifications } = pool
  const { status, isAsking, apply } = useMembership(pool)
  const isOpen = pool.status === 'active'
  const ways = useRef<HTMLDivElement>(null)
  // Whoever applies goes on beside the button, which goes.
  useKeptFocus(() => ways.current?.querySelector('a'), status)

  return (
    <Card as="article" padding="none" className="flex h-full flex-col gap-4 p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={company_name} picture={company_logo} shape="square" />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere text-ink-2">{company_name}</p>
          <p className="text-sm font-semibold text-primary">{kindWords(pool)}</p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5">
          {status && <MembershipBadge status={status} />}
          {!isOpen && <CommunityBadge status={pool.status} />}
          <UnreadBadge unread={pool.unread} />
        </div>
      </div>
      <div>
        <h2 className="text-lg wrap-anywhere">
          <TextLink
            to={paths.contractor.community}
            params={{ id }}
            state={{ isFromCommunities: true }}
            look="plain"
          >
            {title}
          </TextLink>
        </h2>
        {project_name !== null && <p className="wrap-anywhere text-ink-2">{project_name}</p>}
      </div>
      <CommunityFacts pool={pool} />
      {qualifications.length > 0 ? (
        <Chips label="Qualifications" entries={qualifications} most={shownQualifications} />
      ) : (
        <p className="text-sm text-ink-2">No specific skills listed.</p>
      )}
      <MatchStrip match={pool.match} />
      <div ref={ways} className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
        <ButtonLink
          to={paths.contractor.community}
          params={{ id }}
          state={{ isFromCommunities: true }}
          variant="secondary"
          className="flex-1"
        >
          View Details
          <VisuallyHidden> of {title}</VisuallyHidden>
        </ButtonLink>
        {status === null && isOpen && (
          <Button className="flex-1" busy={isAsking} onClick={() => void apply()}>
            Quick Application
            <VisuallyHidden> to {title}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Card>
  )
}

function CommunityFacts({ pool }: { pool: OpenCommunity }) {
  const facts = [
    { label: 'Location', icon: MapPin, value: pool.location },
    { label: 'Budget', icon: Wallet, value: budgetWords(pool.budget) },
    { label: 'Work type', icon: BriefcaseBusiness, value: workWords[pool.work_type] },
    {
      label: 'Hiring by',
      icon: CalendarCheck,
      value: `Hiring by ${dayOrNone(pool.timeline_date)}`,
    },
  ]
  return (
    <dl className="num grid gap-x-4 gap-y-1.5 text-sm min-[24rem]:grid-cols-2">
      {facts.map(({ label, icon: Icon, value }) => (
        <div key={label} className="flex min-w-0 items-start gap-1.5">
          <dt className="flex items-center pt-0.5">
            <Icon aria-hidden className="size-4 shrink-0 text-ink-2" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function CommunityPlaceholder() {
  return (
    <Card padding="none" className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex gap-3">
        <Skeleton className="size-11 rounded-md" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
        </div>
      </div>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="mt-2 h-11 w-full" />
    </Card>
  )
}
