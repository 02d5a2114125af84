import type { Segment } from './segments.ts'
import { isName } from './employers/names.ts'
import type { Settled } from './settled.ts'

/** In which places of a header what somebody was and for whom stand, as most jobs with plain words show. */
export interface Order {
  readonly title: string
  readonly employer: string
}

type Both = Pick<Settled, 'title' | 'employer'>

export function orderOf(
  jobs: readonly (readonly Segment[])[],
  settled: readonly Settled[],
): Order | undefined {
  const orders = settled.flatMap(({ title, employer }, at) => {
    // The words of the document, and not what stands before an "at".
    const written = jobs[at]?.find(({ start }) => start === title?.start)
    const isPlain = written && !written.said && written.title >= plain
    return isPlain && title && employer && !employer.said
      ? [{ title: title.slot, employer: employer.slot }]
      : []
  })
  const alike = Map.groupBy(orders, ({ title, employer }) => `${title} ${employer}`)
  const most = [...alike.values()].toSorted((a, b) => b.length - a.length)[0] ?? []
  return most.length * 2 > orders.length ? most[0] : undefined
}

/** From here on words are plain by themselves. */
const plain = 0.6

/** Title and employer where they stand in the other jobs, for a header whose words leave it open. */
export function byOrder(segments: readonly Segment[], order: Order): Both | undefined {
  const [title, employer] = [order.title, order.employer].map((slot) =>
    segments.find((segment) => segment.slot === slot && segment.said === undefined),
  )
  if (!title || !employer || title === employer) return undefined
  const mayBeTitle = title.title >= plain || isName(title.text)
  if (!mayBeTitle || !isName(employer.text) || employer.place >= 0.9) return undefined
  if (isOfHeavyTitle(segments, employer)) return undefined
  const others = segments.filter((segment) => segment !== title)
  const isOpen = others.every((segment) => segment.title < plain) && title.employer < 0.95
  // "Supervisor - Timber and Building", and on a line of its own for whom, as in the other jobs.
  const isOfTitle = (one: Segment) =>
    lineOf(one) === lineOf(title) && lineOf(title) !== lineOf(employer)
  const isNamed = others.every((one) => one === employer || one.employer < plain || isOfTitle(one))
  const isTold = title.title >= plain && employer.title < title.title && isNamed
  return isTold || (isOpen && title.place < 0.5) ? { title, employer } : undefined
}

/**
 * Beside employers that are sure, the name that is left is what somebody was: before the employer, or
 * where it is left in other jobs, too; behind it only where no job has a title.
 */
export function titlesLeft(
  jobs: readonly (readonly Segment[])[],
  settled: readonly Settled[],
): (Segment | undefined)[] {
  const sure = new Set(
    settled.flatMap(({ employer }) =>
      employer && isPlainly(employer, 'employer') ? employer.slot : [],
    ),
  )
  // Where nobody was anything, that stands behind the employers.
  const isUntold = settled.every(({ title }) => title === undefined)
  const left = settled.map(({ title, employer, place }, at) => {
    if (title || !employer || !sure.has(employer.slot)) return undefined
    return jobs[at]?.find(
      (other) =>
        ![employer, place].includes(other) &&
        other.said === undefined &&
        !other.before.startsWith('(') &&
        other.place < 0.5 &&
        other.employer < 0.6 &&
        isName(other.text) &&
        (isUntold || lineOf(other) !== lineOf(employer) || other.start < employer.start),
    )
  })
  return left.map((segment, at) => {
    const employer = settled[at]?.employer
    if (!segment || !employer) return undefined
    const isMarked = isHeavy(segment) && !isHeavy(employer)
    const isBefore =
      segment.start < employer.start && (isMarked || lineOf(segment) === lineOf(employer))
    const isUsual = left.filter((other) => other?.slot === segment.slot).length > 1
    return isBefore || isUsual ? segment : undefined
  })
}

function isPlainly(segment: Segment, role: 'title' | 'employer'): boolean {
  return segment.said === role || segment[role] >= plain
}

export function lineOf(segment: Segment | undefined): string | undefined {
  return segment?.slot.split('.')[0]
}

/** In heavy letters. */
export function isHeavy({ look }: Segment): boolean {
  return look.includes('b')
}

/** "**Clinical Nurse, Ward 5**, Fremantle Hospital": heavy as the title before it, and for whom in plain letters. */
export function isOfHeavyTitle(free: readonly Segment[], segment: Segment): boolean {
  const at = free.indexOf(segment)
  const [title, next] = [free[at - 1], free[at + 1]]
  const areHeavy = isHeavy(segment) && title !== undefined && isHeavy(title) && title.title >= 0.6
  return (
    areHeavy &&
    next !== undefined &&
    !isHeavy(next) &&
    isName(next.text) &&
    lineOf(next) === lineOf(segment) &&
    lineOf(title) === lineOf(segment)
  )
}
