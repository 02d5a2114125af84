import { contractorCommunities } from '@headframe/wire'
import { CircleCheck, Clock, LayoutGrid, Map, Send, Users } from 'lucide-react'

import { Screen } from '../../../calls/screen.tsx'
import { useGlance } from '../../../calls/use-read.ts'
import { counted, inFigures } from '../../../lib/figures.ts'
import { UnreadMessages } from '../../../parts/communities/unread-messages.tsx'
import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { SortChoice } from '../../../parts/list/sort-choice.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { OrderByMatch } from '../../../parts/match/order-by-match.tsx'
import { useKnownReading } from '../../../parts/search/typed-filters.ts'
import { Understood } from '../../../parts/search/understood.tsx'
import { UnderstandingSearchBox } from '../../../parts/search/understanding-search-box.tsx'
import { Stat, StatSkeleton, statsStyles } from '../../../ui/data/stat.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { CommunitiesMap } from './communities-map.tsx'
import { inputOfCommunities } from './communities-reads.ts'
import { communitiesWish } from './communities-wish.ts'
import { CommunityCard, CommunityPlaceholder } from './community-card.tsx'
import { NoneAtAll, NoneFound, type FoundCommunities } from './none-found.tsx'

/** The talent pools of companies, to be found on a list or a map, and joined with a tap. */
export default function CommunitiesScreen() {
  const found = useWishedList(contractorCommunities.list, communitiesWish, inputOfCommunities)
  const { wish, change, page } = found
  const isMap = wish.view === 'map'
  const search = wish.search ?? ''
  const fresh = useGlance(contractorCommunities.readSearch, { search }, search !== '')
  const reading = useKnownReading(search, fresh)
  const noneFound = <NoneFound found={found} reading={reading} />

  return (
    <Screen
      title="Talent Communities"
      description={subtitle}
      meta={<p className="text-base">{subtitle}</p>}
      actions={
        <RadioGroup
          look="segmented"
          aria-label="View"
          choices={views}
          value={isMap ? 'map' : 'grid'}
          onChosen={(view) => change({ view: view === 'map' ? view : undefined })}
        />
      }
    >
      <UnreadMessages />
      <div className={`${statsStyles} lg:grid-cols-4`}>
        <Numbers counts={page?.counts} />
      </div>
      <Filters found={found} />
      <Understood search={search} reading={reading} onChanged={change} />
      {isMap ? (
        <CommunitiesMap found={found} noneFound={noneFound} />
      ) : (
        <ListFrame
          list={found}
          of="talent communities"
          bar={<Order found={found} />}
          empty={<NoneAtAll />}
          noneFound={noneFound}
        >
          {(shown) => (
            <CardList
              {...shown}
              label={`Talent communities, ${wish.sort === 'match' ? 'best match' : 'newest'} first`}
              className="grid gap-4 md:grid-cols-2 xl:grid-cols-3"
              rowKey={({ id }) => id}
              card={(pool) => <CommunityCard pool={pool} />}
              placeholder={<CommunityPlaceholder />}
            />
          )}
        </ListFrame>
      )}
    </Screen>
  )
}

const subtitle =
  'Discover the talent pools of companies, and apply to be considered for what comes next.'

const views = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'map', label: 'Map', icon: Map },
] as const

const numbers = [
  { key: 'everything', label: 'Total Talent Communities', icon: Users },
  { key: 'applied', label: 'Applications Sent', icon: Send },
  { key: 'accepted', label: 'Accepted', icon: CircleCheck },
  { key: 'pending', label: 'Pending', icon: Clock },
] as const

function Numbers({ counts }: { counts: Readonly<Record<string, number>> | undefined }) {
  return numbers.map(({ key, label, icon }) =>
    counts ? (
      <Stat
        key={key}
        label={label}
        icon={icon}
        value={inFigures(counts[key] ?? 0)}
        className="min-h-24 sm:min-h-26"
      />
    ) : (
      <StatSkeleton key={key} className="min-h-24 sm:min-h-26" />
    ),
  )
}

/** How many there are, and in which order they stand; a map has none. */
function Order({ found: { wish, change, page } }: { found: FoundCommunities }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="num text-ink-2">{page && counted(page.total, 'talent pool')}</p>
        <SortChoice sort={wish.sort} onChosen={(sort) => change({ sort })} />
      </div>
      <OrderByMatch of="talent communities" unranked={page?.counts['unranked']} />
    </div>
  )
}

const everyType = { value: '', label: 'All Types' }
const types = [
  { value: 'contract', label: 'Contract' },
  { value: 'permanent', label: 'Permanent' },
] as const
const everyStatus = { value: '', label: 'All Talent Communities' }
const statuses = [
  { value: 'available', label: 'Available to Apply' },
  { value: 'my-applications', label: 'My Applications' },
] as const

function Filters({ found: { wish, change } }: { found: FoundCommunities }) {
  return (
    <div className="flex flex-col gap-3 md:flex-row">
      <div className="min-w-0 flex-1">
        <UnderstandingSearchBox
          list="pools"
          label="Search Talent Communities, companies or skills..."
          search={wish.search ?? ''}
          onSearched={(text) => change({ search: text || undefined })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 md:flex">
        <Select
          aria-label="Type"
          className="md:w-40"
          options={[everyType, ...types]}
          value={wish.type ?? ''}
          onChange={({ target }) =>
            change({ type: types.find(({ value }) => value === target.value)?.value })
          }
        />
        <Select
          aria-label="Status"
          className="md:w-64"
          options={[everyStatus, ...statuses]}
          value={wish.status ?? ''}
          onChange={({ target }) =>
            change({ status: statuses.find(({ value }) => value === target.value)?.value })
          }
        />
      </div>
    </div>
  )
}
