import { companyJobs } from '@headframe/wire'

import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../parts/links.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { useMay } from './role.ts'

export function NonePosted() {
  const mayPost = useMay(companyJobs.newDraft)
  return (
    <EmptyState
      title="No jobs posted yet"
      action={mayPost && <ButtonLink to={paths.company.postJob}>Post Your First Job</ButtonLink>}
    >
      {mayPost
        ? 'Start posting now to find the perfect candidates!'
        : 'You will see them here once a colleague has posted one.'}
    </EmptyState>
  )
}
