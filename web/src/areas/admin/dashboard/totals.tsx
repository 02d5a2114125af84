import { adminOverview, type AdminStats } from '@headframe/wire'
import { Briefcase, Building2, HardHat, Send, type LucideIcon } from 'lucide-react'

import { useRead } from '../../../calls/use-read.ts'
import { inFigures } from '../../../lib/figures.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Stat, StatSkeleton, statsStyles } from '../../../ui/data/stat.tsx'
import { stretchedLinkStyles } from '../../../ui/layout/link.tsx'
import { followed } from './dashboard-reads.ts'

interface Total {
  name: keyof AdminStats['growth']
  label: string
  icon: LucideIcon
  to: typeof paths.admin.companies | typeof paths.admin.contractors | typeof paths.admin.jobs
}

const totals: readonly Total[] = [
  { name: 'companies', label: 'Total companies', icon: Building2, to: paths.admin.companies },
  { name: 'contractors', label: 'Total contractors', icon: HardHat, to: paths.admin.contractors },
  { name: 'jobs', label: 'Total jobs', icon: Briefcase, to: paths.admin.jobs },
  // Applications are listed with the job that they are to.
  { name: 'applications', label: 'Total applications', icon: Send, to: paths.admin.jobs },
]

const grid = `${statsStyles} xl:grid-cols-4`

/** Each leads to its list. They are followed while they are looked at. */
export function Totals() {
  const stats = useRead(adminOverview.stats, {}, followed)
  return (
    <div className={grid}>
      {totals.map(({ name, label, icon, to }) => (
        <Stat
          key={name}
          label={label}
          icon={icon}
          value={inFigures(stats[`total_${name}`])}
          {...trendOf(stats.growth[name], stats.lately[name])}
          link={
            <TextLink to={to} className={stretchedLinkStyles}>
              See {name === 'applications' ? 'the jobs' : `all ${name}`}
            </TextLink>
          }
        />
      ))}
    </div>
  )
}

/** From so many on a share says more than how many there were. */
const enoughForPercents = 20

/** Where there was nothing before, there is no growth to speak of. */
function trendOf(percent: number | null, { recent, before }: Lately) {
  if (percent === null) return {}
  const direction = percent < 0 ? 'down' : 'up'
  const text =
    before < enoughForPercents
      ? `${inFigures(recent)} in 30 days, ${inFigures(before)} in the 30 before`
      : `${percentInWords(percent)} on the 30 days before`
  return { trend: { direction, text, isGood: percent >= 0 } } as const
}

/** "+12.5%", and of a hundred or more "+1,364%": there a tenth says nothing. */
function percentInWords(percent: number): string {
  const size = Math.abs(percent)
  const figures = size < 100 ? String(size) : inFigures(Math.round(size))
  return `${percent > 0 ? '+' : percent < 0 ? '-' : ''}${figures}%`
}

type Lately = AdminStats['lately']['jobs']

export function TotalsSkeleton() {
  return (
    <div className={grid} aria-busy>
      {totals.map(({ name }) => (
        <StatSkeleton key={name} />
      ))}
    </div>
  )
}
