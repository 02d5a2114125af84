import { monthsInWords, type OwnCommunity } from '@headframe/wire'

import { dollars, inFigures } from '../../../lib/figures.ts'

/** How many stand how, and what they ask for on average. */
export function PoolFigures({ pool }: { pool: OwnCommunity }) {
  const { avg_rate, avg_experience } = pool
  const figures = [
    { label: 'Total', value: inFigures(pool.applicants_count) },
    { label: 'Accepted', value: inFigures(pool.accepted_count) },
    { label: 'Pending', value: inFigures(pool.pending_count) },
    { label: 'Declined', value: inFigures(pool.declined_count) },
    { label: 'Avg Rate', value: avg_rate === null ? 'N/A' : `${dollars(avg_rate)}/h` },
    {
      label: 'Avg Experience',
      value: avg_experience === null ? 'N/A' : yearsInWords(avg_experience),
    },
  ]
  return (
    <dl className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 lg:grid-cols-6">
      {figures.map(({ label, value }) => (
        <div key={label} className="bg-surface px-4 py-3">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="num mt-0.5 font-display text-xl font-heading">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "9.3 years": an average of months says too much. */
function yearsInWords(months: number): string {
  return months < 12 ? monthsInWords(months) : `${(months / 12).toFixed(1)} years`
}
