import { anyOf } from '../../text/any-of.ts'
import type { Quote } from '../gists.ts'
import { dayHoursIn, nightHoursIn } from './hours-of-day.ts'
import type { Place } from './hours-of-day.ts'

/** What a posting says of day and night: one of them at most. */
export interface SaidOfNights {
  readonly nights: Quote | null
  /** It says that there are none. */
  readonly daysOnly: Quote | null
  /** It may be both: "rotating", "on call at night". */
  readonly maybeNights?: Quote | null
}

/** The short fields of a posting, in the order in which they are believed. */
export interface ShortFields {
  readonly hours: string | null
  readonly roster: string | null
  readonly title: string | null
}

const count = String.raw`\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen`
const noNights = anyOf(
  // "No nights, ever", "never any night shift"
  /\b(?:no|without|never|not)(?: any| on)? night(?:s|[ -]?shifts?|[ -]?work)?\b/i,
  /\bday[ -]?shifts? only\b/i,
  /\bonly (?:on |by )?(?:day[ -]?shifts?|days?)\b/i,
  /\b(?:all|straight|permanent) (?:day[ -]?shifts?|days)\b/i,
  // But not "five days only"
  new RegExp(String.raw`\b(?<!\b(?:${count})[ -])days? only\b`, 'i'),
)
const bothByName = anyOf(
  /\bnight[ -]?shifts?\b/i,
  // "days/nights", "nights or days"
  /\bdays? ?(?:and|or|&|\+|\/|,) ?nights?\b/i,
  /\bnights? ?(?:and|or|&|\+|\/|,) ?days?\b/i,
  // "D/N", "7D7N"
  /\bD ?[/&] ?N\b/i,
  /\b\d{1,2} ?D ?\/? ?\d{1,2} ?N\b/i,
  // "four days, four nights"
  new RegExp(String.raw`\b(?:${count}) days?,? (?:and )?(?:${count}) nights?\b`, 'i'),
)
/** Nights that are slept away from home, or at home, are no shifts. */
const slept = String.raw`(?! (?:away|at home|at most|home|off|out\b|in (?:camp|town)|paid|an? (?:week|month|year)))`
const nightsInField = anyOf(bothByName, new RegExp(String.raw`\bnights${slept}`, 'i'))
/** In the field of the hours each night is one at work. */
const nightsInHours = anyOf(bothByName, /\bnights?\b/i)
const nightsInText = anyOf(
  bothByName,
  // "Nights, half of the time", but neither "twelve nights at most" nor "home most nights" nor "quiz nights"
  new RegExp(
    String.raw`\b(?<!\b(?:${count}|home|every|most|some|many|few|other|our|quiz|themed?|film|music)[ -])nights${slept}`,
    'i',
  ),
)
const onCall = /\b(?:on[ -]call|call[ -]?outs?)\b[^.;\n]{0,20}\bnights?\b/i
const maybeInHours = anyOf(
  /\b(?:rotat|alternat)\w*/i,
  /\bshift ?work\b/i,
  /\bafternoons?\b/i,
  /\b24\/7\b/i,
)
const maybeAnywhere = /\b(?:rotating|alternating) shifts?\b/i
/** Where nothing is said of nights. */
const dayShift = /\bday[ -]?shifts?\b/i
/** "12 hours, days", but not "five days a week". */
const daysInHours = anyOf(
  dayShift,
  /\bday(?:time|light)\b/i,
  new RegExp(
    String.raw`\b(?<!\b(?:${count}|working|long|short|rest)[ -])days\b(?! (?:on|off|an?|per)\b)`,
    'i',
  ),
)

type Kind = keyof SaidOfNights
type Looked = readonly [Kind, Quote | undefined]

/** What a field says outright counts before what its hours tell, and both before the description. */
export function saidOfNights(
  fields: ShortFields,
  inText: (pattern: RegExp) => Quote | undefined,
): SaidOfNights {
  const { hours, roster, title } = fields
  const inHours = (pattern: RegExp) => quoteOfField('hours', hours, pattern)
  const isOnCall = onCall.test(hours ?? '')
  const looked: readonly Looked[] = [
    ['daysOnly', inHours(noNights)],
    ['nights', inHours(isOnCall ? bothByName : nightsInHours)],
    ['nights', quoteAt('hours', nightHoursIn(hours ?? ''))],
    ['daysOnly', quoteOfField('roster', roster, noNights)],
    ['nights', quoteOfField('roster', roster, nightsInField)],
    ['daysOnly', quoteOfField('title', title, noNights)],
    ['nights', quoteOfField('title', title, nightsInField)],
    ['maybeNights', inHours(onCall)],
    ['daysOnly', inHours(daysInHours)],
    ['daysOnly', inText(noNights)],
    ['nights', inText(nightsInText)],
    ['maybeNights', inHours(maybeInHours)],
    ['maybeNights', quoteOfField('roster', roster, maybeAnywhere) ?? inText(maybeAnywhere)],
    ['daysOnly', quoteAt('hours', dayHoursIn(hours ?? ''))],
    ['daysOnly', quoteOfField('roster', roster, dayShift) ?? inText(dayShift)],
  ]
  const [kind, quote] = looked.find(([, found]) => found) ?? []
  const nothing = { nights: null, daysOnly: null }
  return kind && quote ? { ...nothing, [kind]: quote } : nothing
}

function quoteOfField(field: string, said: string | null, pattern: RegExp): Quote | undefined {
  const match = pattern.exec(said ?? '')
  return match ? quoteAt(field, { index: match.index, text: match[0] }) : undefined
}

function quoteAt(field: string, place: Place | undefined): Quote | undefined {
  if (!place) return undefined
  const { index: start, text } = place
  return { source: 'job', field, text, start, end: start + text.length }
}
