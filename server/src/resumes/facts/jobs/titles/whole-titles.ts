import type { JobLines } from '../lines/lines-of-job.ts'
import { isHeavy, lineOf } from '../order.ts'
import type { Segment } from '../segments.ts'
import { isName } from '../employers/names.ts'
import type { Settled } from '../settled.ts'
import { isDepartment, isToldOfWork } from './words-of-work.ts'

interface Entry {
  readonly job: JobLines
  readonly segments: readonly Segment[]
  readonly settled: Settled
}

/** Titles with what stands behind them and tells what was worked at: "Driller, Diamond". */
export function withWholeTitles<Known extends Entry>(entries: readonly Known[]): Known[] {
  const titles = entries.flatMap(({ settled: { title } }) => title?.text ?? [])
  return entries.map((entry) => {
    const tail = tailOf(entry, titles)
    return tail ? { ...entry, settled: withTail(entry, tail) } : entry
  })
}

function tailOf({ segments, settled }: Entry, titles: readonly string[]): Segment | undefined {
  const { title, employer, client } = settled
  if (!title || title.said || title.title < 0.6) return undefined
  const tail = segments[segments.findIndex(({ start }) => start === title.start) + 1]
  if (!tail || tail.said || tail.start === employer?.start) return undefined
  const isBehind = /^[,–—-]$/.test(tail.before) && cellOf(tail) === cellOf(title)
  if (isBehind && isDepartment(tail.text) && hasSureEmployer(settled)) return tail
  if (isBehind && isSecondTitle(tail, settled)) return tail
  if (tail.start === client?.start) return undefined
  // Localities are called by words of all kinds.
  const isOwn = tail.place <= 0.5 && tail.employer < 0.6 && tail.title < 0.6 && isName(tail.text)
  if (isBehind && isHeavyTail(tail, settled) && isName(tail.text)) return tail
  const others = titles.filter((other) => other !== title.text)
  const isWork = isToldOfWork(tail.text, others) || isLeftBeside(tail, settled)
  return isBehind && isOwn && isWork && /^[\p{L}\s&/-]+$/u.test(tail.text) ? tail : undefined
}

/** "**Clinical Nurse, Ward 5**, Fremantle Hospital": heavy letters end where the title does. */
function isHeavyTail(tail: Segment, { title, employer }: Settled): boolean {
  const areHeavy = title !== undefined && isHeavy(title) && isHeavy(tail)
  const isPlainBeside =
    employer !== undefined && !isHeavy(employer) && lineOf(employer) === lineOf(tail)
  return areHeavy && isPlainBeside && tail.before === ','
}

/**
 * "Sergeant, Workshop Fleet Manager", "Operator – Drill, Dozer": one work, of which more is told. Where the employer
 * stands on the same line, sites do, too, and may sound like work ("Isaac Plains Surface Ops").
 */
function isSecondTitle(tail: Segment, { title, employer }: Settled): boolean {
  const isBesideEmployer = title && employer && lineOf(employer) === lineOf(title)
  const isTitle = tail.title >= 0.6 && tail.employer < 0.6
  return employer !== undefined && isTitle && (tail.title >= 0.95 || !isBesideEmployer)
}

/** "Learning Specialist, Numeracy", with a sure employer on a line of its own: neither place nor firm. */
function isLeftBeside(tail: Segment, settled: Settled): boolean {
  const isBelow = lineOf(settled.employer) !== lineOf(tail)
  return hasSureEmployer(settled) && isBelow && tail.before === ',' && tail.place === 0
}

function hasSureEmployer({ employer }: Settled): boolean {
  return employer !== undefined && employer.employer >= 0.6
}

function withTail({ job, settled }: Entry, tail: Segment): Settled {
  const { title, place, client } = settled
  const line = job.header.find(
    ({ line: { start, text } }) => tail.start >= start && tail.start < start + text.length,
  )?.line
  if (!title || !line) return settled
  const end = tail.start - line.start + tail.text.length
  const text = line.text.slice(title.start - line.start, end)
  const besideTail = (one: Segment | undefined) => (one?.start === tail.start ? undefined : one)
  return {
    ...settled,
    title: { ...title, text },
    place: besideTail(place),
    client: besideTail(client),
  }
}

/** Line and cell of a segment. */
function cellOf({ slot }: Segment): string {
  return slot.split('.').slice(0, 2).join('.')
}
