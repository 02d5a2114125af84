import { contractorJobs } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { JobsSearch } from './jobs-search.ts'
import { wishOf } from './jobs-wish.ts'
import { placesSoughtBy } from './map/places-sought.ts'

export function askForJobs(search: JobsSearch): void {
  listAhead(contractorJobs.find, wishOf(search))
  if (search.search) askAhead(contractorJobs.readSearch, { search: search.search })
  const places = search.view === 'map' ? placesSoughtBy(search) : undefined
  if (places) askAhead(contractorJobs.placesSought, places)
}

export function askForSignpost(slug: string): void {
  askAhead(contractorJobs.signpost, { slug })
}
