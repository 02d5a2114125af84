import type { MonthOfYear } from '../../../resume-facts.ts'
import { monthNumber } from '../../dates/months.ts'
import { isSiteName } from '../../places/known-places.ts'
import type { JobLines } from '../lines/lines-of-job.ts'
import type { Segment } from '../segments.ts'
import type { Settled } from '../settled.ts'

interface Entry {
  readonly job: JobLines
  readonly segments: readonly Segment[]
  readonly settled: Settled
}

/**
 * One employer with several roles: the employer stands once above the first of them, with the dates
 * of all or with none. A role that merely lacks its employer stays without.
 */
export function withSharedEmployers<Known extends Entry>(entries: readonly Known[]): Known[] {
  const kept: Known[] = []
  let over: Known | undefined
  let rolesLeft = 0
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1]
    if (next && isHeadingOf(entry, next)) {
      over = entry
      continue
    }
    const roles = rolesBelow(entries, index)
    if (roles > 0) {
      const employer = entry.settled.employer ?? entry.settled.title
      over = { ...entry, settled: { ...entry.settled, employer, title: undefined } }
      rolesLeft = roles
      continue
    }
    if (over && rolesLeft > 0) {
      kept.push(withEmployerOf(withSite(entry), over))
      rolesLeft--
      continue
    }
    const { title, employer } = entry.settled
    if (over && title && isWithin(entry, over) && isSiteAsIn(entry, over)) {
      kept.push(withEmployerOf(withSite(entry), over))
      continue
    }
    if (over && title && isWithin(entry, over) && isNoneElsewhere(entry, over)) {
      kept.push(withEmployerOf(entry, over))
      continue
    }
    if (employer || !title) {
      over = employer && standsApart(entry) ? entry : undefined
      kept.push(entry)
      continue
    }
    kept.push(over && isWithin(entry, over) ? withEmployerOf(entry, over) : entry)
  }
  return kept
}

function withEmployerOf<Known extends Entry>(entry: Known, over: Known): Known {
  return {
    ...entry,
    settled: {
      ...entry.settled,
      employer: over.settled.employer,
      client: entry.settled.client ?? over.settled.client,
      place: entry.settled.place ?? over.settled.place,
      certainty: Math.max(entry.settled.certainty, over.settled.certainty - 0.1),
    },
  }
}

/** The name beside the role stands where, in the first role below the employer, the site stood. */
function isSiteAsIn({ settled: { employer } }: Entry, { segments, settled }: Entry): boolean {
  if (!employer || employer.said) return false
  if (employer.employer >= 0.6 && !isSiteName(employer.text)) return false
  return segments.some(
    ({ slot, start }) => slot === employer.slot && start !== settled.employer?.start,
  )
}

/** A name below the dates that no word calls a firm, where the employer stood above the first role. */
function isNoneElsewhere({ settled }: Entry, { settled: { employer: above } }: Entry): boolean {
  const { employer } = settled
  if (!employer || employer.said || employer.employer >= 0.6) return false
  return above !== undefined && above.employer >= 0.6 && isBelow.test(employer.slot)
}

const isBelow = /^[1-9]/

function withSite<Known extends Entry>(entry: Known): Known {
  const { employer, place } = entry.settled
  return { ...entry, settled: { ...entry.settled, employer: undefined, place: place ?? employer } }
}

/** An employer with the dates of all its roles, and nothing else before the first role. */
function isHeadingOf(entry: Entry, next: Entry): boolean {
  if (entry.settled.title || !entry.settled.employer || next.settled.employer) return false
  return entry.job.body.length <= 2 && next.settled.title !== undefined && covers(entry, next)
}

/**
 * How many roles stand below one name whose dates are those of all of them together: from the start of
 * the last to the end of the first.
 */
function rolesBelow(entries: readonly Entry[], index: number): number {
  const entry = entries[index]
  const whole = entry?.job.anchor.ranges[0]
  const names = entry?.segments.filter(({ place }) => place < 0.5) ?? []
  const below = entries.slice(index + 1)
  const isHeavier = below[0] !== undefined && entry !== undefined && standsOver(entry, below[0])
  // "Redgum Iron Pty Ltd – Sandcliff Mine", in heavier letters than its roles.
  const mayHaveSite = isHeavier && entry?.settled.title === undefined
  if (!entry || !whole || names.length === 0 || names.length > (mayHaveSite ? 2 : 1)) return 0
  if (!isHeavier && (names[0]?.title ?? 1) >= 0.6) return 0
  const last = below.findIndex(({ job: { anchor } }) =>
    sameMonth(anchor.ranges[0]?.start, whole.start),
  )
  const roles = below.slice(0, last + 1)
  const isSpanned = sameMonth(roles[0]?.job.anchor.ranges[0]?.end, whole.end)
  const areRoles = roles.every(
    (role) => role.settled.title && covers(entry, role) && standsOver(entry, role) === isHeavier,
  )
  const isEnough = roles.length > (isHeavier ? 0 : 1)
  return isEnough && isSpanned && areRoles ? roles.length : 0
}

/** In heavier letters than a role that has none. */
function standsOver({ job: over }: Entry, { job: role }: Entry): boolean {
  const [line, below] = [over, role].map(
    ({ header }) => header.find(({ offset }) => offset === 0)?.line,
  )
  return line !== undefined && below !== undefined && line.isBold && !below.isBold
}

function sameMonth(
  one: MonthOfYear | null | undefined,
  other: MonthOfYear | null | undefined,
): boolean {
  if (!one || !other) return one === other
  const isVague = one.month === undefined || other.month === undefined
  return one.year === other.year && (isVague || one.month === other.month)
}

function covers(over: Entry, entry: Entry): boolean {
  const [whole, part] = [over.job.anchor.ranges[0], entry.job.anchor.ranges[0]]
  if (!whole || !part) return false
  return monthNumber(whole.start) <= monthNumber({ month: 12, ...part.start })
}

/** The employer has a line of its own above the line of dates. */
function standsApart({ job, settled: { employer, title } }: Entry): boolean {
  const line = job.header.find(({ line: { start, text } }) => {
    const at = employer?.start ?? -1
    return at >= start && at < start + text.length
  })
  if (!line || !title || line.offset >= 0) return false
  return title.start > line.line.start + line.line.text.length
}

/** Titles only: fewer lines above the dates than the first role of the employer had. */
function isWithin(entry: Entry, over: Entry): boolean {
  const above = ({ job }: Entry) => job.header.filter(({ offset }) => offset < 0).length
  return over.settled.title === undefined || above(entry) < above(over)
}
