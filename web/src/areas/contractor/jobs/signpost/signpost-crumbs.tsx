import type { JobSignpost } from '@headframe/wire'

import { paths } from '../../../../lib/paths.ts'
import { TextLink } from '../../../../parts/links.tsx'
import { Breadcrumbs } from '../../../../ui/layout/breadcrumbs.tsx'

export const crumbStyles = 'inline-flex min-h-8 items-center pointer-coarse:min-h-11'

/** From all jobs to these: a role in a place stands within the place. */
export function SignpostCrumbs({ signpost: { role, place } }: { signpost: JobSignpost }) {
  return (
    <Breadcrumbs>
      <TextLink to={paths.contractor.jobs} className={crumbStyles}>
        Job search
      </TextLink>
      {role && place && (
        <TextLink
          to={paths.contractor.jobsAt}
          params={{ signpost: place.slug }}
          className={crumbStyles}
        >
          {place.name}
        </TextLink>
      )}
      <span aria-current="page">{role?.name ?? `Jobs ${place?.where}`}</span>
    </Breadcrumbs>
  )
}
