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
    (['start', 'end'] as const).every((side) => isSameMonth(one[side], other[side])) &&
    one.isCurrent === other.isCurrent &&
    isSameFirm(one.employer, other.employer) &&
    isSameName(one.title, other.title)
  )
}

function isSameMonth(one: FoundJob['start'], other: FoundJob['start']): boolean {
  return one?.year === other?.year && one?.month === other?.month
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
    client: more.client ?? less.client,
    place: more.place ?? less.place,
    lines: [...more.lines, ...less.lines],
  }
}
