import { benches, monthsInWords, type BenchStats } from '@headframe/wire'
import { Briefcase, Building2, Clock, Coins, Hourglass } from 'lucide-react'

import { useRead } from '../../../calls/use-read.ts'
import { dollars } from '../../../lib/figures.ts'
import { Skeleton } from '../../../ui/data/skeleton.tsx'

/** The five averages, over those of whom they are known. */
export function PoolStats({ tph }: { tph: string }) {
  const stats = useRead(benches.stats, { tph })
  return (
    <dl className={gridStyles}>
      {averagesOf(stats).map(({ label, value, icon: Icon }) => (
        <div
          key={label}
          className="rounded-lg border border-line bg-surface px-4 py-3 max-sm:last:col-span-2"
        >
          <dt className="flex items-center gap-2 text-sm text-ink-2">
            <Icon aria-hidden className="size-4 shrink-0" />
            {label}
          </dt>
          <dd className="num mt-1 text-lg font-semibold">{value ?? 'N/A'}</dd>
        </div>
      ))}
    </dl>
  )
}

export function PoolStatsSkeleton() {
  return (
    <div aria-hidden className={gridStyles}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-20 w-full max-sm:last:col-span-2" />
      ))}
    </div>
  )
}

const gridStyles = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5'

function averagesOf(stats: BenchStats) {
  const { avgSalary, avgRate, avgLoyalty, avgExperience, avgCompany } = stats
  return [
    { label: 'Average salary', icon: Coins, value: avgSalary && dollars(Math.round(avgSalary)) },
    { label: 'Average rate', icon: Clock, value: avgRate && `${dollars(avgRate)} an hour` },
    {
      label: 'Average company tenure',
      icon: Hourglass,
      value: avgLoyalty === null ? null : monthsInWords(avgLoyalty),
    },
    {
      label: 'Average experience',
      icon: Briefcase,
      value: avgExperience === null ? null : monthsInWords(avgExperience),
    },
    {
      label: 'Average companies',
      icon: Building2,
      value: avgCompany === null ? null : String(avgCompany),
    },
  ]
}
