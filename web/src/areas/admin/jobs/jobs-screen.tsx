import { adminJobs } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { JobsList } from './jobs-list.tsx'
import { inputOfJobs } from './jobs-reads.ts'
import { jobsWish } from './jobs-wish.ts'
import { RefreshJobs } from './refresh-jobs.tsx'

/** Every posting, drafts too. */
export default function JobsScreen() {
  const list = useWishedList(adminJobs.list, jobsWish, inputOfJobs)
  return (
    <Screen
      title="Jobs"
      description="Every posting, whoever it is of and however it stands."
      actions={<RefreshJobs list={list} />}
    >
      <JobsList list={list} />
    </Screen>
  )
}
