import { communityMembers, standings, type OwnCommunity } from '@headframe/wire'
import { Check, X } from 'lucide-react'

import { CardList } from '../../../parts/list/card-list.tsx'
import { ListFilters, NothingFound } from '../../../parts/list/list-filters.tsx'
import { ListFrame } from '../../../parts/list/list-frame.tsx'
import { SortChoice } from '../../../parts/list/sort-choice.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { TickPage, TickRow, TicksBar } from '../../../ui/data/table-ticks.tsx'
import { useTicks } from '../../../ui/data/use-ticks.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ApplicantPlaceholder } from '../applicants/applicant-placeholder.tsx'
import { useMay } from '../role.ts'
import { MemberCard } from './member-card.tsx'
import { MemberDecisions, useAskMemberDecision } from './member-decisions.tsx'
import { inputOfMembers } from './pool-reads.ts'
import { poolWish } from './pool-wish.ts'
import { useKeptUnread } from './use-kept-unread.ts'

/** Who applied to a talent pool: to be searched, read, written to and decided about, one by one or together. */
export function MembersPart({ pool }: { pool: OwnCommunity }) {
  const list = useKeptUnread(
    useWishedList(communityMembers.list, poolWish, (wish) => inputOfMembers(pool.id, wish)),
  )
  const { search, status } = list.wish
  const mayDecide = useMay(communityMembers.decideMany)
  const ticks = useTicks(JSON.stringify({ search, status }))
  const keys = list.page?.rows.map(({ id }) => id) ?? []
  const members = list.page?.rows ?? []

  return (
    <MemberDecisions poolId={pool.id} change={list.page?.counts} onDecided={ticks.clear}>
      <ListFrame
        list={list}
        of="members"
        bar={
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
        }
        empty={
          <EmptyState title="No members found">
            {pool.status === 'active'
              ? 'Nobody has applied yet. Contractors find the pool among their talent communities.'
              : 'Nobody can apply while the pool is not open.'}
          </EmptyState>
        }
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
          <>
            {mayDecide && shown.rows && <TickPage ticks={ticks} among={keys} withWords />}
            <CardList
              {...shown}
              label={`Members, ${list.wish.sort === 'match' ? 'best match' : 'newest'} first`}
              rowKey={({ id }) => id}
              card={(member) => (
                <MemberCard
                  pool={pool}
                  member={member}
                  wish={list.wish}
                  tick={
                    mayDecide && (
                      <TickRow
                        ticks={ticks}
                        rowKey={member.id}
                        name={member.full_name}
                        among={keys}
                      />
                    )
                  }
                />
              )}
              placeholder={<ApplicantPlaceholder />}
              placeholders={3}
            />
          </>
        )}
      </ListFrame>
      <TicksBar ticks={ticks}>
        <DecideTogether
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

type Together = Parameters<ReturnType<typeof useAskMemberDecision>>[0]

function DecideTogether({ members }: { members: Together }) {
  const ask = useAskMemberDecision()
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={(event) => ask(members, 'Accepted', event.currentTarget)}
      >
        <Check aria-hidden />
        Accept
      </Button>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={(event) => ask(members, 'Declined', event.currentTarget)}
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
