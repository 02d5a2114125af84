import { monthsCovered } from './dates/months.ts'
import { employerKey } from './jobs/employers/employer-words.ts'
import type { FoundJob } from './jobs/found-job.ts'

export interface Tenure {
  readonly companies: readonly string[]
  readonly totalMonths: number | null
  readonly currentJob: FoundJob | undefined
  readonly currentCompanyMonths: number | null
  readonly loyaltyMonths: number | null
}

/** How long somebody worked in all, for whom, and how long for each. Jobs come newest first. */
export function tenureOf(jobs: readonly FoundJob[]): Tenure {
  const dated = jobs.filter(({ stretches }) => stretches.length > 0)
  const byCompany = Map.groupBy(
    jobs.filter(({ employer }) => employer !== null),
    ({ employer }) => employerKey(employer ?? ''),
  )
  const companyMonths = Array.from(byCompany.values(), (stints) =>
    stints.some(({ stretches }) => stretches.length > 0) ? [monthsOf(stints)] : [],
  ).flat()
  const allMonths = companyMonths.reduce((sum, months) => sum + months, 0)

  const currentJobs = jobs.filter(({ isCurrent }) => isCurrent)
  // Where no job has a date, the first is what somebody does, or did last.
  const currentJob = dated.length > 0 ? foremost(jobs, currentJobs) : jobs[0]
  const stints = currentJob?.employer ? byCompany.get(employerKey(currentJob.employer)) : undefined
  return {
    companies: Array.from(byCompany.values(), (known) => known[0]?.employer ?? ''),
    totalMonths: dated.length > 0 ? monthsOf(dated) : null,
    currentJob,
    currentCompanyMonths: stints && dated.length > 0 ? monthsOf(stints) : null,
    loyaltyMonths: companyMonths.length > 0 ? Math.round(allMonths / companyMonths.length) : null,
  }
}

/** Of several that go on, the one that is written first, as people write what they live on before the rest. */
function foremost(jobs: readonly FoundJob[], current: readonly FoundJob[]): FoundJob | undefined {
  const asWritten = jobs.toSorted((a, b) => a.span.start - b.span.start)
  const isOldestFirst = startOf(asWritten[0]) < startOf(asWritten.at(-1))
  const inOrder = asWritten.filter((job) => current.includes(job))
  if (isOldestFirst) inOrder.reverse()
  return inOrder.find((job) => !isAside(job)) ?? inOrder[0]
}

function startOf(job: FoundJob | undefined): number {
  return Math.min(...(job?.stretches ?? []).map(({ first }) => first))
}

/** A seat on a board, or help for nothing, beside the job that somebody lives on. */
function isAside({ title, lines }: FoundJob): boolean {
  const header = `${title ?? ''} ${lines[0]?.text ?? ''}`
  return /\bnon[- ]executive|\bvolunteer\b|\bboard member\b/i.test(header)
}

function monthsOf(stints: readonly FoundJob[]): number {
  return monthsCovered(stints.flatMap(({ stretches }) => stretches))
}
