import type { CompanyDashboard } from '@headframe/wire'
import { Briefcase, CircleCheck, Inbox, Users, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'
import { Stat, StatSkeleton } from '../../../ui/data/stat.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

type Figure = Exclude<keyof CompanyDashboard, 'recent_jobs'>

interface Tile {
  figure: Figure
  label: string
  icon: LucideIcon
  link?: { to: ComponentProps<typeof TextLink>['to']; text: string }
}

const manageJobs = { to: paths.company.manageJobs, text: 'Manage jobs' } as const

const tiles: readonly Tile[] = [
  { figure: 'total_jobs', label: 'Total Jobs', icon: Briefcase, link: manageJobs },
  { figure: 'active_jobs', label: 'Active Jobs', icon: CircleCheck, link: manageJobs },
  { figure: 'total_applicants', label: 'Applications', icon: Inbox },
  {
    figure: 'total_pools',
    label: 'Talent Pools',
    icon: Users,
    link: { to: paths.company.pools, text: 'View talent pools' },
  },
]

/** That of a tile with a link. */
const height = 'sm:min-h-35'

/** Without figures the tiles still lead where they lead. */
export function Numbers({ dashboard }: { dashboard?: CompanyDashboard }) {
  return tiles.map(({ figure, label, icon, link }) => (
    <Stat
      key={figure}
      label={label}
      icon={icon}
      value={dashboard ? inFigures(dashboard[figure]) : <Unknown />}
      className={height}
      link={
        link && (
          <TextLink to={link.to} look="alone" className={stretchedLinkStyles}>
            {link.text}
          </TextLink>
        )
      }
    />
  ))
}

function Unknown() {
  return (
    <>
      <span aria-hidden className="font-normal text-ink-2">
        –
      </span>
      <VisuallyHidden>Not known right now</VisuallyHidden>
    </>
  )
}

export function NumbersSkeleton() {
  return tiles.map(({ figure }) => <StatSkeleton key={figure} className={height} />)
}
