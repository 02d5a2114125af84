import type { SignpostLink } from '@headframe/wire'
import { useId, type ReactNode } from 'react'

import { counted } from '../../lib/figures.ts'
import { paths } from '../../lib/paths.ts'
import { TextLink } from '../links.tsx'

interface SignpostListProps {
  heading: string
  links: readonly SignpostLink[]
  /** Leads on from the last of them. */
  children?: ReactNode
}

/** Ways on to the jobs of other roles and places, each with how many are open; without any there is nothing. */
export function SignpostList({ heading, links, children }: SignpostListProps) {
  const headingId = useId()
  if (links.length === 0) return null

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        {heading}
      </h2>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {links.map(({ slug, name, jobs }) => (
          <li key={slug} className="flex items-baseline justify-between gap-3 border-b border-line">
            <TextLink
              to={paths.contractor.jobsAt}
              params={{ signpost: slug }}
              look="plain"
              className="min-w-0 py-2.5 wrap-anywhere"
            >
              {name}
            </TextLink>
            <span className="num shrink-0 text-sm text-ink-2">{counted(jobs, 'job')}</span>
          </li>
        ))}
      </ul>
      {children && <p className="mt-3">{children}</p>}
    </section>
  )
}
