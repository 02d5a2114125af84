import { employerKey } from '../../../resumes/facts/jobs/employers/employer-words.ts'
import { monthNumber, monthsCovered, stretchOf } from '../../../resumes/facts/dates/months.ts'
import type { Fact, ReadJob, ResumeFacts } from '../../../resumes/resume-facts.ts'

type Career = Pick<
  ResumeFacts,
  'companies' | 'totalMonths' | 'currentCompanyMonths' | 'loyaltyMonths'
> & {
  readonly currentRole: Fact<string> | undefined
  readonly currentCompany: Fact<string> | undefined
}

/** Jobs newest first, those that go on before all others. */
export function newestFirst(jobs: readonly ReadJob[]): ReadJob[] {
  return jobs.toSorted((one, other) => {
    const [first, second] = [lastMonthOf(one), lastMonthOf(other)]
    return first === second ? 0 : second - first
  })
}

/** How long somebody worked in all, for whom, and as what they do now, by the jobs that count. */
export function careerOf(jobs: readonly ReadJob[], asOf: Date): Career {
  const known = Map.groupBy(
    jobs.filter(({ employer }) => employer !== null),
    ({ employer }) => employerKey(employer ?? ''),
  )
  const each = Array.from(known.values(), (stints) => monthsOf(stints, asOf)).filter(
    (months) => months > 0,
  )
  const present = presentJob(jobs) ?? firstOfUndated(jobs)
  const stints = known.get(employerKey(present?.employer ?? ''))
  return {
    companies: Array.from(known.values(), ([newest]) => newest?.employer ?? ''),
    // Where nothing tells from when to when, that is no month, and not none.
    totalMonths: monthsOf(jobs, asOf) || null,
    currentCompanyMonths: (present?.employer && stints && monthsOf(stints, asOf)) || null,
    loyaltyMonths:
      each.length > 0
        ? Math.round(each.reduce((sum, months) => sum + months, 0) / each.length)
        : null,
    currentRole: factOf(present, present?.title),
    currentCompany: factOf(present, present?.employer),
  }
}

/** Of several that go on, the one that somebody has named themselves, else the first. */
function presentJob(jobs: readonly ReadJob[]): ReadJob | undefined {
  const present = jobs.filter(({ isCurrent }) => isCurrent)
  return present.find(({ isSaid }) => isSaid) ?? present[0]
}

/** Where a resume tells no dates, its first job is what somebody does, as long as nobody says when it ended. */
function firstOfUndated(jobs: readonly ReadJob[]): ReadJob | undefined {
  const read = jobs.filter(({ span }) => span.end > span.start)
  const [first] = read.toSorted((a, b) => a.span.start - b.span.start)
  const areUndated = read.some(({ start }) => start === null)
  return areUndated && first?.end === null ? first : undefined
}

function factOf(job: ReadJob | undefined, value: string | null | undefined) {
  return job && value ? { value, confidence: job.confidence, spans: [job.span] } : undefined
}

function monthsOf(jobs: readonly ReadJob[], asOf: Date): number {
  return monthsCovered(
    jobs.flatMap(({ start, end, isCurrent }) =>
      start && (end || isCurrent) ? [stretchOf(start, end, asOf)] : [],
    ),
  )
}

function lastMonthOf({ start, end, isCurrent }: ReadJob): number {
  if (isCurrent) return Infinity
  const last = end ?? start
  return last ? monthNumber(last) : -Infinity
}
