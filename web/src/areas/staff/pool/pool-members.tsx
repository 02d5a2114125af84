import { benches, type Bench } from '@headframe/wire'
import type { ReactNode } from 'react'

import { inFigures } from '../../../lib/figures.ts'
import { NothingFound } from '../../../parts/list/list-filters.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { FilterPills } from '../../../ui/data/filter-pills.tsx'
import { usePeopleReading } from '../person/people-reading.ts'
import { PeopleList } from '../person/people-list.tsx'
import { ResumeOf } from '../profile/person-actions.tsx'
import { ChangeTogether, StandingChoice, TakeOut } from './member-actions.tsx'
import { inputOfMembers, poolWish } from './pool-wish.ts'

interface PoolMembersProps {
  bench: Bench
  /** How others come to it. */
  add: ReactNode
}

/** Who stands in the pool, and how. An archived one is only looked at. */
export function PoolMembers({ bench, add }: PoolMembersProps) {
  const { talent_pool_hash: tph, archived } = bench
  const list = useWishedList(benches.members, poolWish, (wish) => inputOfMembers(tph, wish))
  const { wish, change } = list
  const reading = usePeopleReading(wish.search)

  return (
    <section aria-labelledby="members" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="members" className="text-xl">
          Members <span className="num font-normal text-ink-2">{inFigures(bench.total)}</span>
        </h2>
        {add}
      </div>
      <PeopleList
        heading="h3"
        list={list}
        caption="Members"
        keptAs={`members of ${tph}`}
        searchLabel="Search the members"
        reading={reading}
        waiting="Please wait, loading the members..."
        filters={
          <FilterPills
            label="Status"
            pills={[
              { value: undefined, label: 'All', count: bench.total },
              { value: 'Accepted', label: 'Accepted', count: bench.accepted },
              { value: 'Pending', label: 'Pending', count: bench.pending },
              { value: 'Declined', label: 'Declined', count: bench.declined },
            ]}
            value={wish.status}
            onChosen={(status) => change({ status })}
          />
        }
        empty={
          <EmptyState title="Nobody is in this talent pool yet">
            Add profiles, and say of each of them whether they are accepted, pending or declined.
          </EmptyState>
        }
        noneFound={
          <NothingFound
            title="No profiles are matching your search criteria."
            hint="Try fewer or other words, or another status."
            all="Show all members"
            onCleared={list.clear}
          />
        }
        removal={
          archived
            ? undefined
            : (person, onRemoved) => <TakeOut tph={tph} person={person} onRemoved={onRemoved} />
        }
        actions={(person) => (
          <div className="flex flex-wrap items-center gap-2">
            {person.has_resume && <ResumeOf person={person} />}
            {!archived && <StandingChoice tph={tph} person={person} />}
          </div>
        )}
        columns={[
          {
            key: 'status',
            label: 'Status',
            cell: (person) =>
              archived ? person.member_status : <StandingChoice tph={tph} person={person} />,
          },
        ]}
        together={
          archived
            ? undefined
            : (ticks) => (
                <ChangeTogether
                  tph={tph}
                  hashes={[...ticks.ticked]}
                  onDone={ticks.clear}
                  onBack={ticks.tickOnceBack}
                />
              )
        }
      />
    </section>
  )
}
