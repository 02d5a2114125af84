import { staffProfiles, type SearchReading } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'
import { useKnownReading } from '../../../parts/search/typed-filters.ts'

/** What the lists of people understand of a search, as far as it is known yet. */
export function usePeopleReading(search = ''): SearchReading | undefined {
  const fresh = useGlance(staffProfiles.readSearch, { search }, search !== '')
  return useKnownReading(search, fresh)
}
