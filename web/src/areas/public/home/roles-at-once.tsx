import { contractorJobs } from '@headframe/wire'

import { useGlance } from '../../../calls/use-read.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { rolesAtOnceStyles } from './search-styles.ts'

const rolesShown = 5

/** The roles of which most jobs are open: who looks for one of them need not type it. */
export function RolesAtOnce() {
  const roles = useGlance(contractorJobs.board, {}, true)?.roles.slice(0, rolesShown) ?? []
  return (
    <nav aria-label="Roles with most jobs" className={rolesAtOnceStyles}>
      {roles.length > 0 && (
        <span className="inline-flex min-h-11 shrink-0 items-center font-normal text-on-bench-2 max-sm:hidden">
          Most jobs:
        </span>
      )}
      {roles.map(({ slug, name, jobs }) => (
        <TextLink
          key={slug}
          to={paths.contractor.jobsAt}
          params={{ signpost: slug }}
          look="plain"
          className="num group inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap hover:text-on-bench hover:no-underline"
        >
          <span className="underline underline-offset-4 group-hover:decoration-2">{name}</span>
          <span className="text-on-bench-2">
            {inFigures(jobs)}
            <VisuallyHidden> open</VisuallyHidden>
          </span>
        </TextLink>
      ))}
    </nav>
  )
}
