import { companyJobs } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'

import { useWrite } from '../../../calls/use-write.ts'
import { paths } from '../../../lib/paths.ts'
import { useToast } from '../../../ui/overlay/toast.ts'

/** Begins a draft with what another job says, and leads to its form. */
export function useDuplicate() {
  const toast = useToast()
  const navigate = useNavigate()
  return useWrite(companyJobs.duplicate, {
    losesNothing: true,
    onDone: ({ data }) => navigate({ to: paths.company.editJob, params: { jobId: data.uuid } }),
    onRefused: (_, text) => toast.error(text),
  })
}
