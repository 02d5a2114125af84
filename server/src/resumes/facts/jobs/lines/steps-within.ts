import type { Line } from '../../../resume-text.ts'
import type { DateRange } from '../../dates/found-range.ts'
import { monthNumber } from '../../dates/months.ts'
import { titleScore } from '../titles/title-words.ts'
import type { Anchor } from './anchors.ts'

const setIn = 12
const fewest = 2
const sureTitle = 0.6

/**
 * The anchors of jobs, without those of what was done in one of them: "Jul 2026 | Solomon, 930E wheel motors", set in
 * below "HD Fitter, 03/2023 to now". What is nested below an employer are roles, and stays.
 */
export function withoutStepsWithin(
  lines: readonly Line[],
  anchors: readonly Anchor[],
): readonly Anchor[] {
  let job: Anchor | undefined
  const steps = new Map<Anchor, Anchor[]>()
  const others = new Set<Anchor>()
  for (const anchor of anchors) {
    const isWithin = job !== undefined && isDuring(anchor.ranges, job.ranges)
    const isBelow = anchor.index === (job?.index ?? 0) + 1
    if (job && isWithin && isBelow && isTitleSince(lines, anchor, job)) others.add(anchor)
    else if (job && isWithin && isSetIn(lines[anchor.index], lines[job.index])) {
      const within = steps.get(job)
      if (within) within.push(anchor)
      else steps.set(job, [anchor])
    } else if (job && isWithin && isBelow && isRemark(lines, anchor)) others.add(anchor)
    else job = anchor
  }
  for (const [of, within] of steps) {
    const isOfTitle = titleScore(beforeDates(lines[of.index], of)) >= sureTitle
    if (isOfTitle && areSteps(within)) for (const step of within) others.add(step)
  }
  return anchors.filter((anchor) => !others.has(anchor))
}

/** Each begins with its date, and most have one day or month and no stretch, as no role has. */
function areSteps(within: readonly Anchor[]): boolean {
  const single = within.filter(({ ranges }) => ranges.every(({ form }) => form === 'single'))
  return (
    within.length >= fewest &&
    within.every(({ position }) => position === 'start') &&
    single.length * 2 >= within.length
  )
}

function isSetIn(line: Line | undefined, above: Line | undefined): boolean {
  return line !== undefined && above !== undefined && line.x > above.x + setIn
}

/** "06/2012 to now | Acme Rail", and below it "Train driver and trainer from 2019": when the title was whole. */
function isTitleSince(lines: readonly Line[], anchor: Anchor, job: Anchor): boolean {
  const [above, own] = [lines[job.index], lines[anchor.index]]
  const { end = 0 } = job.ranges.at(-1)?.at ?? {}
  const employer = `${beforeDates(above, job)} ${above?.text.slice(end) ?? ''}`
  return (
    anchor.ranges.every(({ form }) => form === 'since') &&
    titleScore(beforeDates(own, anchor)) >= sureTitle &&
    /\p{L}{3}/u.test(employer) &&
    titleScore(employer) < sureTitle
  )
}

/** "WesTrac (via Programmed from Nov 2017 to Jun 2018, then staff)", below its title and dates. */
function isRemark(lines: readonly Line[], anchor: Anchor): boolean {
  return /\([^()]*\p{L}{3}[^()]*$/u.test(beforeDates(lines[anchor.index], anchor))
}

function isDuring(ranges: readonly DateRange[], others: readonly DateRange[]): boolean {
  return ranges.every((range) =>
    others.some(
      (other) =>
        other.form !== 'single' &&
        firstOf(range) >= monthNumber({ month: 1, ...other.start }) &&
        (other.end === null || lastOf(range) <= monthNumber({ month: 12, ...other.end })),
    ),
  )
}

function firstOf({ start }: DateRange): number {
  return monthNumber({ month: 12, ...start })
}

function lastOf({ start, end }: DateRange): number {
  return monthNumber({ month: 1, ...(end ?? start) })
}

function beforeDates(line: Line | undefined, { ranges }: Anchor): string {
  return line?.text.slice(0, ranges[0]?.at.start) ?? ''
}
