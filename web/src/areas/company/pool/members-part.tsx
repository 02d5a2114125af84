import {
  communityMembers,
  standings,
  type CommunityMember,
  type OwnCommunity,
} from '@headframe/wire'
import { Check, X } from 'lucide-react'

import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFilters, NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { SortChoice } from '../../../parts/list/sort-choice.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { TickPage, TickRow } from '../../../ui/data/table-ticks.tsx'
import { TicksBar } from '../../../ui/data/ticks-bar.tsx'
import { useTicks, type Ticks } from '../../../ui/data/use-ticks.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ApplicantPlaceholder } from '../applicants/applicant-placeholder.tsx'
import { useMay } from '../role.ts'
import { MemberCard } from './member-card.tsx'
import { MemberDecisions, useAskMemberDecision } from './member-decisions.tsx'
import { inputOfMembers } from './pool-reads.ts'
import { poolWish, type PoolWish } from './pool-wish.ts'
import { useKeptUnread, type MemberList } from './use-kept-unread.ts'

/** Who applied to a talent pool: to be searched, read, written to and decided about, one by one or together. */
export function MembersPart({ pool }: { pool: OwnCommunity }) {
  const list = useKeptUnread(
    useWishedList(communityMembers.list, poolWish, (wish) => inputOfMembers(pool.id, wish)),
  )
  const mayDecide = useMay(communityMembers.decideMany)
  const ticks = useTicks()
  const members = list.page?.rows ?? []

  return (
    <MemberDecisions poolId={pool.id} change={list.page?.counts} onDecided={ticks.clear}>
      <ListFrame
        list={list}
        of="members"
        bar={<MembersBar list={list} />}
        empty={<NobodyYet pool={pool} />}
        noneFound={
          <NothingFound
            title="No members found"
            hint="Try another name or role, or another status."
            all="Show all members"
            onCleared={list.clear}
          />
        }
      >
        {(shown) => (
          <MemberCards
            {...{ pool, shown }}
            wish={list.wish}
            ticks={mayDecide ? ticks : undefined}
          />
        )}
      </ListFrame>
      <TicksBar ticks={ticks} among={members.map(({ id }) => id)}>
        <DecideTogether
          box={ticks.box}
          members={[...ticks.ticked].map(
            (id) =>
              members.find((member) => member.id === id) ?? {
                id,
                full_name: '1 member',
                application_status: undefined,
              },
          )}
        />
      </TicksBar>
    </MemberDecisions>
  )
}

function MembersBar({ list }: { list: MemberList }) {
  return (
    <ListFilters
      searchLabel="Search members"
      statuses={statusesWith(list.page?.counts)}
      list={list}
      order={
        <SortChoice
          sort={list.wish.sort}
          onChosen={(sort) => list.change({ sort })}
          className="max-sm:w-full"
        />
      }
    />
  )
}

function NobodyYet({ pool }: { pool: OwnCommunity }) {
  return (
    <EmptyState title="No members found">
      {pool.status === 'active'
        ? 'Nobody has applied yet. Contractors find the pool among their talent communities.'
        : 'Nobody can apply while the pool is not open.'}
    </EmptyState>
  )
}

interface MemberCardsProps {
  pool: OwnCommunity
  wish: PoolWish
  shown: { rows: readonly CommunityMember[] | undefined; isRefreshing: boolean }
  /** Without them, nobody can be ticked. */
  ticks: Ticks | undefined
}

function MemberCards({ pool, wish, shown, ticks }: MemberCardsProps) {
  const keys = shown.rows?.map(({ id }) => id) ?? []
  return (
    <>
      {ticks && shown.rows && <TickPage ticks={ticks} among={keys} withWords />}
      <CardList
        {...shown}
        label={`Members, ${wish.sort === 'match' ? 'best match' : 'newest'} first`}
        rowKey={({ id }) => id}
        card={(member) => (
          <MemberCard
            pool={pool}
            member={member}
            wish={wish}
            tick={
              ticks && (
                <TickRow ticks={ticks} rowKey={member.id} name={member.full_name} among={keys} />
              )
            }
          />
        )}
        placeholder={<ApplicantPlaceholder />}
        placeholders={3}
      />
    </>
  )
}

interface DecideTogetherProps {
  members: Parameters<ReturnType<typeof useAskMemberDecision>>[0]
  box: Ticks['box']
}

function DecideTogether({ members, box }: DecideTogetherProps) {
  const ask = useAskMemberDecision()
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={(event) => ask(members, 'Accepted', [event.currentTarget, box.current])}
      >
        <Check aria-hidden />
        Accept
      </Button>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={(event) => ask(members, 'Declined', [event.currentTarget, box.current])}
      >
        <X aria-hidden />
        Decline
      </Button>
    </>
  )
}

/** How many each would show is known with the first page. */
function statusesWith(counts: Readonly<Record<string, number>> = {}) {
  const countOf = (standing: string) => counts[standing.toLowerCase()]
  const all = standings.map(countOf)
  const isCounted = all.every((count) => count !== undefined)
  const total = all.reduce((sum, count) => (sum ?? 0) + (count ?? 0), 0)
  return [
    { value: undefined, label: 'All', count: isCounted ? total : undefined },
    ...standings.map((standing) => ({
      value: standing,
      label: standing,
      count: countOf(standing),
    })),
    { value: 'unread' as const, label: 'Unread messages', count: counts['unread'] },
  ]
}
