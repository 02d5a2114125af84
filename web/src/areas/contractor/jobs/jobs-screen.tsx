import { contractorJobs } from '@headframe/wire'

import { paths } from '../../../lib/paths.ts'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { jobsSearch } from './jobs-search.ts'
import { JobsView } from './jobs-view.tsx'
import { wishOf } from './jobs-wish.ts'

/** Find Opportunities: all open jobs, and whatever narrows them down. */
export default function JobsScreen() {
  const found = useWishedList(contractorJobs.find, jobsSearch, wishOf)

  return (
    <JobsView
      found={found}
      title="Find Opportunities"
      description="Open jobs in Australian mining and resources, by roster, rate, place and start."
      canonical={paths.contractor.jobs}
    />
  )
}
