import { anyOf, pattern } from '../text/any-of.ts'
import { freeByDay } from './free-by-day.ts'
import type { FoundMeaning } from './found-meaning.ts'
import { piecesOf } from './pieces-of.ts'
import { ratesIn } from './rates-in.ts'
import { startsIn } from './starts-in.ts'

const atMost =
  /(?:under|below|up to|upto|less than|at most|cheaper than|max(?:imum)?(?: of)?|<=?)\s*$/iu
const noMore = /(?<![\p{L}\p{N}])(?:no|not)\s+$/iu
const orLess = /^\s*(?:(?:or|and) (?:less|under|below)|max(?:imum)?)(?![\p{L}\p{N}])/iu
const atLeast =
  /^(?:over|above|from|more than|at least|min(?:imum)?|starting|>)|\+|(?:and|or) (?:more|above|over|up)$/iu

/**
 * What somebody asks for, who is looked for: "under $90", "$900 a day". A rate alone, and the upper of
 * two, is not to be passed.
 */
export function askedRatesIn(text: string): FoundMeaning[] {
  return ratesIn(text, 'upper').map((found) => {
    const [before, itself] = [text.slice(0, found.start), text.slice(found.start, found.end)]
    const lead = atMost.exec(before) ?? (/^more than/i.test(itself) ? noMore.exec(before) : null)
    const behind = orLess.exec(text.slice(found.end))?.[0].length ?? 0
    const isLeast = !lead && behind === 0 && atLeast.test(itself)
    if (found.kind !== 'rate' || (isLeast && found.bound === 'least')) return found
    const label = found.label.replace(/^From/, 'Up to')
    const start = lead?.index ?? found.start
    return { ...found, bound: 'most', label, start, end: found.end + behind }
  })
}

const saidOfNow = anyOf(
  // "Available now", "ready to go immediately"
  /(?:available|free|start(?:s|ing)?|ready)(?: to (?:start|go|work))? (?:now|today|immediately|asap|straight ?away)/giu,
  /immediately available|immediate(?:ly)? (?:start|availability)/giu,
  /asap|available|ready to (?:start|go)|can start(?: now)?/giu,
)

const now = pattern`(?<![\p{L}\p{N}]|\bnot )${saidOfNow}(?![\p{L}\p{N}])`

/** When somebody is free: now, by a day or by the end of a month. */
export function freeIn(text: string, today: Date): FoundMeaning[] {
  const byMonth = startsIn(text, today).map((found) => ({
    ...found,
    label: found.label.replace(/^Starts/, 'Available'),
  }))
  const byDay = freeByDay(text, today)
  const isTaken = (at: number) =>
    [...byMonth, ...byDay].some(({ start, end }) => start <= at && at < end)
  const atOnce = piecesOf(text, now)
    .filter(({ start }) => !isTaken(start))
    .map(({ start, end }): FoundMeaning => {
      return { kind: 'start', latest: 'asap', label: 'Available now', start, end }
    })
  return [...byMonth, ...byDay, ...atOnce]
}
