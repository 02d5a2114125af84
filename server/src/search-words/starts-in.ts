import { anyOf } from '../text/any-of.ts'
import type { FoundMeaning } from './found-meaning.ts'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const
export const month = months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')
const starts = anyOf(
  // "Starting in January", "available from March 2027"
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:start(?:s|ing)?|commenc(?:e|es|ing)|available|free)(?: (?:in|by|from|before|early|mid|late))* (?<before>${month}|sept)(?: (?<year>20\d\d))?(?![\p{L}\p{N}])`,
    'giu',
  ),
  // "March 2027 start"
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<behind>${month}|sept)(?: (?<yearOf>20\d\d))? start(?:s|ing)?(?![\p{L}\p{N}])`,
    'giu',
  ),
)

/** "start january", "March 2027 start": jobs that begin in that month at the latest. */
export function startsIn(text: string, now: Date): FoundMeaning[] {
  return Array.from(text.matchAll(starts)).flatMap((match) => {
    const { before, behind, year, yearOf } = match.groups ?? {}
    const at = indexOfMonth(before ?? behind ?? '')
    const inYear = Number(year ?? yearOf ?? yearOfNext(at, now))
    const lastDay = new Date(Date.UTC(inYear, at + 1, 0)).getUTCDate()
    const label = `Starts by ${lastDay} ${capital(months[at] ?? '')} ${inYear}`
    const start = match.index
    return [
      {
        kind: 'start',
        latest: endOfDay(inYear, at, lastDay),
        label,
        start,
        end: start + match[0].length,
      },
    ]
  })
}

export function indexOfMonth(word: string): number {
  return months.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, 3)))
}

/** The month that comes next, this one included. */
function yearOfNext(at: number, now: Date): number {
  return now.getUTCFullYear() + (at < now.getUTCMonth() ? 1 : 0)
}

/** 23:59:59 of that day in Sydney summer time, as the filter of the screen has it. */
function endOfDay(year: number, at: number, day: number): number {
  return Date.UTC(year, at, day, 12, 59, 59) / 1000
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
