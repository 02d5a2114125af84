import type { JobBoard } from '@headframe/wire'

import { counted } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { cn } from '../../../ui/cn.ts'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'

/** As places are called by the gazetteer, so that the list knows them. */
const names: Readonly<Record<string, string>> = {
  WA: 'Western Australia',
  QLD: 'Queensland',
  NSW: 'New South Wales',
  SA: 'South Australia',
  NT: 'Northern Territory',
  VIC: 'Victoria',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
}

/** Where the work is: each state leads to its jobs, as many as it says. */
export function SitesByState({ states }: Pick<JobBoard, 'states'>) {
  const most = Math.max(...states.map(({ jobs }) => jobs))

  return (
    <section aria-labelledby="by-state" className="page pt-12 sm:pt-16">
      <h2 id="by-state" className="text-2xl sm:text-3xl">
        Sites by state
      </h2>
      <ul className="mt-5 grid gap-x-8 sm:mt-6 sm:grid-cols-2 lg:grid-cols-4">
        {states.map(({ state, jobs }) => (
          <li key={state} className="relative flex min-h-14 flex-col justify-center py-2">
            <div className="flex items-baseline justify-between gap-3">
              <TextLink
                to={paths.contractor.jobs}
                search={{ place: names[state] ?? state }}
                look="plain"
                className={cn(stretchedLinkStyles, 'font-semibold')}
              >
                {names[state] ?? state}
              </TextLink>
              <span className="num shrink-0 text-sm text-ink-2">{counted(jobs, 'job')}</span>
            </div>
            <span aria-hidden className="mt-1.5 block h-1 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${Math.max(2, (jobs / most) * 100)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
