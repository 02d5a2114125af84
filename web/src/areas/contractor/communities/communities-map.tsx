import type { OpenCommunity } from '@headframe/wire'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'

import { counted, inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { MembershipBadge } from '../../../parts/communities/community-badges.tsx'
import { dayOrNone, workWords } from '../../../parts/communities/community-words.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Briefs } from '../../../parts/map/briefs.tsx'
import { MapOfPins } from '../../../parts/map/map-of-pins.tsx'
import { bringIntoView } from '../../../ui/bring-into-view.ts'
import { cn } from '../../../ui/cn.ts'
import { ErrorState } from '../../../ui/data/error-state.tsx'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'
import { inputOfCommunities } from './communities-reads.ts'
import { communitiesWish } from './communities-wish.ts'
import type { FoundCommunities } from './none-found.tsx'

interface CommunitiesMapProps {
  found: FoundCommunities
  /** Instead of the map, when nothing fits what is wished for. */
  noneFound: ReactNode
}

/** The pools where they are, and beside the map once more as a list; both know which one is picked. */
export function CommunitiesMap({ found, noneFound }: CommunitiesMapProps) {
  const { wish, change, page, problem, isRefreshing, retry } = found
  const [hoveredId, setHoveredId] = useState<string>()
  const { located, pins } = useLocated(page?.rows)

  function select(pool: string | undefined) {
    if (pool !== wish.pool) change({ pool }, { replace: true })
  }

  if (problem) return <ErrorState title={problem} onRetried={retry} />
  if (page && !isRefreshing && page.total === 0 && withoutPlaceIn(page) === 0) return noneFound

  return (
    <div
      className={cn(
        'flex flex-col gap-4 transition-opacity lg:h-[max(34rem,calc(100dvh-24rem))] lg:flex-row-reverse',
        isRefreshing && 'opacity-60',
      )}
    >
      <MapOfPins
        of="talent pools"
        className="h-[55dvh] lg:h-full lg:flex-1"
        pins={pins}
        pinsOf={isRefreshing ? undefined : JSON.stringify(inputOfCommunities(wish))}
        isCountryWide={!communitiesWish.isFiltered(wish)}
        selectedId={wish.pool}
        {...(hoveredId !== undefined && { hoveredId })}
        onSelect={select}
        renderPopup={({ id }) => {
          const pool = located?.find((one) => one.id === id)
          return pool && <CommunityInBrief pool={pool} />
        }}
      />
      <PoolsBeside
        page={page}
        located={located}
        selectedId={wish.pool}
        onSelected={select}
        onHovered={setHoveredId}
      />
    </div>
  )
}

interface PoolsBesideProps {
  page: FoundCommunities['page']
  located: readonly OpenCommunity[] | undefined
  selectedId: string | undefined
  onSelected: (pool: string | undefined) => void
  onHovered: (pool: string | undefined) => void
}

/** What stands on the map once more, as a list that brings the picked one into view. */
function PoolsBeside({ page, located, selectedId, onSelected, onHovered }: PoolsBesideProps) {
  const withoutLocation = withoutPlaceIn(page)
  const scroller = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (scroller.current && picked) bringIntoView(scroller.current, picked)
  }, [picked])

  return (
    <section
      aria-label="Talent communities on the map"
      className="flex min-h-40 flex-col rounded-lg border border-line bg-surface lg:w-88"
    >
      <div className="border-b border-line px-4 py-3">
        <h2 className="num text-lg">
          {page ? counted(page.total, 'talent pool') : 'Looking for talent pools'}
        </h2>
        {withoutLocation > 0 && (
          <p className="num text-sm text-ink-2">
            {inFigures(withoutLocation)} more without a place on the map: see the grid.
          </p>
        )}
      </div>
      <div ref={scroller} className="relative overscroll-contain scroll-smooth lg:overflow-y-auto">
        <Briefs
          rows={located}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          brief={(pool) => <CommunityInBrief pool={pool} />}
          selectedId={selectedId}
          selectedRef={setPicked}
          onSelected={onSelected}
          onHovered={onHovered}
        />
      </div>
    </section>
  )
}

function withoutPlaceIn(page: FoundCommunities['page']): number {
  return page?.counts['without-location'] ?? 0
}

/** Those that can stand on a map, once they are there, and their pins. */
function useLocated(rows: readonly OpenCommunity[] | undefined) {
  return useMemo(() => {
    const located = rows?.filter(
      ({ location_lat: lat, location_lng: lng }) => lat !== null && lng !== null,
    )
    const pins = located?.map((pool) => ({
      id: pool.id,
      name: pool.title,
      place: pool.location,
      lat: pool.location_lat ?? 0,
      lng: pool.location_lng ?? 0,
    }))
    return { located, pins: pins ?? [] }
  }, [rows])
}

function CommunityInBrief({ pool }: { pool: OpenCommunity }) {
  const { id, title, company_name, location, work_type, timeline_date, applicationStatus } = pool
  return (
    <div className="relative flex min-w-0 flex-col gap-0.5 rounded-sm wrap-anywhere">
      <TextLink
        to={paths.contractor.community}
        params={{ id }}
        state={{ isFromCommunities: true }}
        look="plain"
        className={cn(
          stretchedLinkStyles,
          'w-fit font-display text-base leading-snug font-heading',
        )}
      >
        {title}
      </TextLink>
      <p className="text-sm text-ink-2">{company_name}</p>
      <p className="text-sm text-ink-2">{location}</p>
      <p className="num mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span>{workWords[work_type]}</span>
        <span className="text-ink-2">By {dayOrNone(timeline_date)}</span>
        {applicationStatus && <MembershipBadge status={applicationStatus} />}
      </p>
    </div>
  )
}
