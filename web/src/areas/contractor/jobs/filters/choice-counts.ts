import { contractorJobs, type ChoiceCounts, type FilterOfChoices } from '@headframe/wire'
import { useMemo, useState } from 'react'

import { useGlance } from '../../../../calls/use-read.ts'
import type { JobsSearch } from '../jobs-search.ts'
import { wishOf } from '../jobs-wish.ts'

/** How many jobs there would be with a choice; nothing while that is not known. */
export type CountOf = (filter: FilterOfChoices, value: string | number) => number | undefined

/** The counts of all choices for this search; while new ones come, those of the last one stand. */
export function useChoiceCounts(search: JobsSearch): CountOf {
  const fresh = useGlance(contractorJobs.choices, wishOfChoices(search), true)
  const [last, setLast] = useState(fresh)
  if (fresh && fresh !== last) setLast(fresh)
  const counts = fresh ?? last
  return useMemo(() => countsIn(counts), [counts])
}

/** What is not named has none. */
function countsIn(counts: ChoiceCounts | undefined): CountOf {
  if (!counts) return () => undefined
  const jobs = new Map(counts.map((count) => [`${count.filter} ${count.value}`, count.jobs]))
  return (filter, value) => jobs.get(`${filter} ${value}`) ?? 0
}

/** Neither the order nor the page changes how many there are. */
function wishOfChoices(search: JobsSearch) {
  const { page: _page, sort: _sort, ...wish } = wishOf({ ...search, view: undefined })
  return wish
}
