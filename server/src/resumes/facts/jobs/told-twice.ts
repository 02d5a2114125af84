import type { FoundJob } from './found-job.ts'

/** A table that sums up a career, and below it each job with its duties: one job, whose lines stand in two places. */
export function withoutToldTwice(jobs: readonly FoundJob[]): FoundJob[] {
  const once: FoundJob[] = []
  for (const job of jobs) {
    const at = once.findIndex((other) => areOne(other, job))
    const other = once[at]
    if (other) once[at] = together(other, job)
    else once.push(job)
  }
  return once
}

function areOne(one: FoundJob, other: FoundJob): boolean {
  return (
    one.start !== null &&
    other.start !== null &&
    (['start', 'end'] as const).every((side) => mayBeSameMonth(one[side], other[side])) &&
    one.isCurrent === other.isCurrent &&
    isSameFirm(one.employer, other.employer) &&
    isSameName(one.title, other.title)
  )
}

/** The table may tell years alone, and what is below it months. */
function mayBeSameMonth(one: FoundJob['start'], other: FoundJob['start']): boolean {
  const areMonths = one?.month !== undefined && other?.month !== undefined
  return one?.year === other?.year && (!areMonths || one.month === other.month)
}

function isSameName(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase()
}

/** "Exxaro Resources, Grootegeluk": the site may stand behind the firm. */
function isSameFirm(one: string | null, other: string | null): boolean {
  const [firm, same] = [one, other].map((name) => name?.split(/, | [–—-] /)[0] ?? null)
  return isSameName(firm ?? null, same ?? null)
}

/** The one with more to tell, and the lines of both. */
function together(one: FoundJob, other: FoundJob): FoundJob {
  const [more, less] = other.lines.length > one.lines.length ? [other, one] : [one, other]
  return {
    ...more,
    ...datesOf(one.start?.month === undefined ? other : one),
    client: more.client ?? less.client,
    place: more.place ?? less.place,
    lines: [...more.lines, ...less.lines],
  }
}

function datesOf({ start, end, months, stretches }: FoundJob): Partial<FoundJob> {
  return { start, end, months, stretches }
}
