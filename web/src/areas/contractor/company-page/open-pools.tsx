import type { CompanyView, OpenPool } from '@headframe/wire'
import { MapPin, Users } from 'lucide-react'

import { dayInWords } from '../../../lib/day-words.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { ProfileSection } from '../../../parts/profile/profile-section.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'
import { Openings } from './openings.tsx'

interface OpenPoolsProps {
  name: string
  pools: CompanyView['talent_pools']
}

export function OpenPools({ name, pools }: OpenPoolsProps) {
  return (
    <ProfileSection title={`Open Talent Pools at ${name}`}>
      {pools.length === 0 ? (
        <p className="flex items-center gap-2.5 text-ink-2">
          <Users aria-hidden className="size-5 shrink-0" />
          No Active Talent Pools
        </p>
      ) : (
        <Openings entries={pools} noun="talent pools" keyOf={({ id }) => id}>
          {(pool) => <Pool pool={pool} />}
        </Openings>
      )}
    </ProfileSection>
  )
}

const workInWords = {
  contract: 'Contract',
  permanent: 'Permanent',
  either: 'Contract or permanent',
} as const

function Pool({ pool }: { pool: OpenPool }) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <TextLink
          to={paths.contractor.community}
          params={{ id: pool.id }}
          look="plain"
          className={`${stretchedLinkStyles} min-w-0 font-semibold wrap-anywhere`}
        >
          {pool.title}
        </TextLink>
        {pool.type === 'project' && <Badge tone="info">Project</Badge>}
      </div>
      <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
        <MapPin aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{pool.location}</span>
      </p>
      <p className="num mt-auto pt-2 text-sm text-ink-2">
        {workInWords[pool.work_type]} · Hiring by {dayInWords(pool.timeline_date)}
      </p>
    </>
  )
}
