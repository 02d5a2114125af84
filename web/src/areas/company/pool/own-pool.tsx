import { companyCommunities, type OwnCommunity } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'

import { useDocument } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { counted } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { CommunityBadge } from '../../../parts/communities/community-badges.tsx'
import { createdWords, workWords } from '../../../parts/communities/community-words.ts'
import { TextLink } from '../../../parts/links.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { IfRole } from '../role.ts'
import { MembersPart } from './members-part.tsx'
import { MemberThread } from './member-thread.tsx'
import { PoolActions } from './pool-actions.tsx'
import { PoolDetails } from './pool-details.tsx'
import { PoolFigures } from './pool-figures.tsx'
import type { PoolTab, PoolWish } from './pool-wish.ts'

interface OwnPoolProps {
  id: string
  wish: PoolWish
}

export function OwnPool({ id, wish }: OwnPoolProps) {
  const pool = useRead(companyCommunities.one, { id }, { againWithWindow: true })
  const navigate = useNavigate()
  const { title } = pool
  useDocument(title, `Your talent pool ${title} and its members.`)

  return (
    <>
      <PoolHeader pool={pool} />
      <PoolFigures pool={pool} />
      <Tabs<PoolTab>
        label="Talent pool"
        value={wish.tab ?? 'members'}
        onValueChange={(tab) =>
          void navigate({
            to: paths.company.pool,
            params: { id },
            search: { ...wish, tab: tab === 'members' ? undefined : tab },
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          {
            value: 'members',
            label: 'Members',
            count: pool.applicants_count,
            panel: <MembersPart pool={pool} />,
          },
          { value: 'details', label: 'Details', panel: <PoolDetails pool={pool} /> },
        ]}
      />
      <MemberThread id={id} wish={wish} />
    </>
  )
}

function PoolHeader({ pool }: { pool: OwnCommunity }) {
  const { title, status, work_type, location, unread } = pool
  return (
    <PageHeader
      className="mb-6"
      eyebrow={pool.project_name === null ? undefined : `Project: ${pool.project_name}`}
      title={<span className="wrap-anywhere">{title}</span>}
      meta={
        <>
          <CommunityBadge status={status} />
          <span>{workWords[work_type]}</span>
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{location}</span>
          </span>
          <span>Created {createdWords(pool)}</span>
          {unread > 0 && (
            <TextLink
              to={paths.company.pool}
              params={{ id: pool.id }}
              search={{ status: 'unread' }}
              look="alone"
            >
              {counted(unread, 'unread message')}
            </TextLink>
          )}
        </>
      }
      actions={
        <IfRole may={companyCommunities.update}>
          <PoolActions pool={pool} />
        </IfRole>
      }
    />
  )
}
