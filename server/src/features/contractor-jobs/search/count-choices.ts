import type { ChoiceCounts, contractorJobs, FilterOfChoices } from '@headframe/wire'
import { filtersOfChoices } from '@headframe/wire'
import { findPlacesNamed } from '../../../kit/places.ts'
import { remembering } from '../../../kit/remembered.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { countByChoices } from './choice-queries.ts'
import type { ChoiceRow } from './choice-queries.ts'
import { readJobSearch } from './job-search.ts'
import { isWorthRemembering, keyOf } from './remembered-counts.ts'

const choicesOn = remembering<ChoiceCounts>({ forMs: 10_000, most: 200 })

/** How many jobs there would be with each choice of each filter, the other filters as they are. */
export const countChoices: UseCase<typeof contractorJobs.choices> = async (context, wish) => {
  const { db, actor, now, world } = context
  const search = await readJobSearch(wish, {
    now,
    contractorId: actor?.contractorId,
    findPlaces: (name, most) => findPlacesNamed(context, name, most),
  })
  const remembered = choicesOn(world.database)
  const known = remembered.find(keyOf(search), now)
  if (known) return known

  const rows = await countByChoices(db, search)
  const counts = filtersOfChoices.flatMap((filter) => countsOf(filter, rows))
  if (isWorthRemembering(search, { total: mostInOne(rows) })) {
    remembered.keep(keyOf(search), counts, now)
  }
  return counts
}

function countsOf(filter: FilterOfChoices, rows: readonly ChoiceRow[]): ChoiceCounts {
  const jobs = new Map<string, number>()
  for (const row of rows) {
    if (row.filter !== filter || (row.failing !== null && row.failing !== filter)) continue
    for (const value of valuesOf(row)) {
      if (value !== null) jobs.set(value, (jobs.get(value) ?? 0) + row.jobs)
    }
  }
  return Array.from(jobs, ([value, count]) => ({ filter, value, jobs: count }))
}

/** A job has as many rosters as it names, and those that are even time count as that too. */
function valuesOf({ filter, value, isEven, others }: ChoiceRow): (string | null)[] {
  if (filter !== 'roster') return [value]
  return [value, ...(others ?? []), ...(isEven ? ['even'] : [])]
}

/** Every job has one of the ways in which a rate is set. */
function mostInOne(rows: readonly ChoiceRow[]): number {
  return rows
    .filter(({ filter }) => filter === 'rateCategory')
    .reduce((total, { jobs }) => total + jobs, 0)
}
