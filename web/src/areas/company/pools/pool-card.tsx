import type { ListedCommunity } from '@headframe/wire'
import { MapPin } from 'lucide-react'

import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { Chips } from '../../../parts/communities/chips.tsx'
import { CommunityBadge, UnreadBadge } from '../../../parts/communities/community-badges.tsx'
import { workWords } from '../../../parts/communities/community-words.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'

const shownQualifications = 5

/** A talent pool in the company's list: how it stands, and how many there are in it. */
export function PoolCard({ pool }: { pool: ListedCommunity }) {
  const { id, title, status, work_type, location, qualifications, project_name, unread } = pool
  return (
    <Card as="article" padding="none" interactive className="flex h-full flex-col overflow-hidden">
      {project_name !== null && (
        <p className="line-clamp-2 bg-primary-soft px-4 py-1.5 text-sm font-semibold text-primary sm:px-5">
          Project: {project_name}
        </p>
      )}
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <TextLink
              to={paths.company.pool}
              params={{ id }}
              state={{ isFromPools: true }}
              look="plain"
              className={stretchedLinkStyles}
            >
              {title}
            </TextLink>
          </h2>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <CommunityBadge status={status} />
            <UnreadBadge unread={unread} />
          </span>
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
          <span>{workWords[work_type]}</span>
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{location}</span>
          </span>
        </p>
        {qualifications.length > 0 && (
          <Chips label="Qualifications" entries={qualifications} most={shownQualifications} />
        )}
        <PoolCounts pool={pool} />
      </div>
    </Card>
  )
}

function PoolCounts({ pool }: { pool: ListedCommunity }) {
  const counts = [
    ['Total', pool.applicants_count],
    ['Accepted', pool.accepted_count],
    ['Pending', pool.pending_count],
  ] as const
  return (
    <dl className="num mt-auto grid grid-cols-3 gap-3 border-t border-line pt-3">
      {counts.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="font-display text-xl font-heading">{inFigures(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function PoolPlaceholder() {
  return (
    <Card padding="none" className="flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex justify-between gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-6 w-20 rounded-full" />
      </div>
      <Skeleton className="w-2/3" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="mt-2 h-12 w-full" />
    </Card>
  )
}
