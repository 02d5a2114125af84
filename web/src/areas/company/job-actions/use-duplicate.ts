import { companyJobs } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'

import { textOfFailure } from '../../../calls/failure.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { paths } from '../../../lib/paths.ts'
import { useToast } from '../../../ui/toast.tsx'
import type { ActedJob } from './acted-job.ts'

/** Begins a draft with what another job says, and leads to its form. */
export function useDuplicate() {
  const toast = useToast()
  const navigate = useNavigate()
  const { ask, isAsking } = useWrite(companyJobs.duplicate)

  async function duplicate({ uuid }: ActedJob) {
    try {
      const { data } = await ask({ jobUUID: uuid }, { losesNothing: true })
      await navigate({ to: paths.company.editJob, params: { jobId: data.uuid } })
    } catch (failed) {
      toast.error(textOfFailure(failed, companyJobs.duplicate))
    }
  }

  return { duplicate, isDuplicating: isAsking }
}
