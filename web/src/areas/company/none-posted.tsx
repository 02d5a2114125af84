import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../parts/links.tsx'
import { EmptyState } from '../../ui/data/empty-state.tsx'

export function NonePosted() {
  return (
    <EmptyState
      title="No jobs posted yet"
      action={<ButtonLink to={paths.company.postJob}>Post Your First Job</ButtonLink>}
    >
      Start posting now to find the perfect candidates!
    </EmptyState>
  )
}
