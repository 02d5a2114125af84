import { applicants } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'
import { announceScreen } from '../../../parts/announce-screen.ts'
import type { ChangeWish, WishedList } from '../../../parts/list/use-wished-list.ts'
import { typedFilters, useKnownReading } from '../../../parts/search/typed-filters.ts'
import { UnderstandingSearchBox } from '../../../parts/search/understanding-search-box.tsx'
import { Understood } from '../../../parts/search/understood.tsx'
import { WaysOut } from '../../../parts/search/ways-out.tsx'
import { inputOfApplicants } from './applicants-reads.ts'
import { workingWish, type WorkingWish } from './applicants-wish.ts'

/** The box over the applicants of a job, what it understands, and the ways out of an empty list. */
export function useApplicantsSearch(
  jobId: string,
  { wish, change }: WishedList<typeof applicants.list, WorkingWish>,
) {
  const search = wish.search ?? ''
  const fresh = useGlance(applicants.readSearch, { id: jobId, search }, search !== '')
  const reading = useKnownReading(search, fresh)

  // The button that is pressed is about to go.
  const loosen: ChangeWish<WorkingWish> = (changes) => {
    announceScreen()
    change(changes)
  }

  return {
    box: (
      <UnderstandingSearchBox
        list="people"
        label="Search applicants"
        search={search}
        onSearched={(text) => change({ search: text || undefined })}
      />
    ),
    chips: <Understood search={search} reading={reading} onChanged={change} />,
    ways: (
      <WaysOut
        call={applicants.list}
        of="applicant"
        wish={wish}
        filters={typedFilters(wish, reading)}
        inputOf={(loosened) => ({
          ...inputOfApplicants(jobId, { ...loosened, page: 1 }),
          perPage: 1,
        })}
        cleared={workingWish.cleared}
        onLoosened={loosen}
      />
    ),
  }
}
