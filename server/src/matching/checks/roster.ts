import { readRosters } from '../../domain/roster/read-roster.ts'
import { matchesRoster, periods } from '../../domain/roster/roster.ts'
import type { Roster } from '../../domain/roster/roster.ts'
import { jobQuote, profileQuote, worstOf } from './terms.ts'
import type { Finding, OpeningTerms, PersonTerms, Result } from './terms.ts'

const weekdaysOfWeek = 5

const open: Finding = {
  result: 'unknown',
  text: 'No wish about rosters has been set',
  forCompany: 'No wish about rosters is known',
  mend: 'wishes',
}

/** Days on and off, the longest swing and nights, each against what somebody wishes of it; of rosters to choose from the one that suits best. */
export function checkRoster(opening: OpeningTerms, { wishes }: PersonTerms): Finding {
  const hasDays =
    wishes.rosters.length > 0 || wishes.even_time_or_better || wishes.longest_swing_days !== null
  // Most people wish for no days, and to read a roster is the dearest of all checks.
  const rosters = hasDays && opening.roster !== null ? readRosters(opening.roster) : []
  const job = opening.roster ? { job: jobQuote('roster', opening.roster) } : {}
  const findings = [
    ...(hasDays && rosters.length === 0 ? [unread(opening)] : []),
    ...bestOf(rosters.map((roster) => againstDays(roster, wishes))),
  ].map((finding) => ({ ...job, ...finding, isWish: true as const }))
  return worstOf([...findings, ...againstNights(opening, wishes.nights)], { ...open, ...job })
}

function againstDays(
  roster: Roster,
  { rosters, even_time_or_better: wantsEven, longest_swing_days: longest }: PersonTerms['wishes'],
): Finding[] {
  return [
    ...(rosters.length > 0 ? [againstRosters(roster, rosters)] : []),
    ...(wantsEven ? [againstEven(roster)] : []),
    ...(longest !== null ? [againstLongest(roster, longest)] : []),
  ]
}

/** What the first of those brings that go against the fewest wishes: whoever takes the job chooses. */
function bestOf(each: readonly Finding[][]): Finding[] {
  return each.toSorted((one, other) => worst(one) - worst(other))[0] ?? []
}

const results: readonly Result[] = ['pass', 'unknown', 'fail']

function worst(findings: readonly Finding[]): number {
  return Math.max(...findings.map(({ result }) => results.indexOf(result)))
}

function unread({ roster }: OpeningTerms): Finding {
  return {
    result: 'unknown',
    text: roster ? 'The roster of this job cannot be read' : 'The job names no roster',
  }
}

const unsuited = 'The roster is not one that they look for'
const suited = 'The roster is one that they look for'

function againstRosters(roster: Roster, wanted: readonly string[]): Finding {
  const read = wanted.flatMap((text) => readRosters(text).map((one) => ({ text, roster: one })))
  const found = read.find((one) => isSame(roster, one.roster))
  if (found) {
    // One of a list.
    const person = { ...profileQuote('rosters', found.text), start: null, end: null }
    return { result: 'pass', text: 'The roster is one of yours', forCompany: suited, person }
  }
  // Even time of nobody knows how many days may be any of those.
  if (roster.on === null) {
    return {
      result: 'unknown',
      text: 'The roster is even time, in swings that nobody names',
      forCompany: 'Even time in swings that nobody names',
    }
  }
  return {
    result: 'fail',
    text: `The roster is none of yours (${wanted.join(', ')})`,
    forCompany: unsuited,
    mend: 'wishes',
  }
}

function isSame(roster: Roster, wish: Roster): boolean {
  // Nine days of a fortnight are no swing of nine days.
  if (isSpread(roster) !== isSpread(wish)) return false
  return wish.on === null
    ? matchesRoster(roster, 'even')
    : matchesRoster(roster, { on: wish.on, off: wish.off })
}

function isSpread(roster: Roster): boolean {
  return roster.kind === 'share' && roster.period !== 'week'
}

function againstEven(roster: Roster): Finding {
  return matchesRoster(roster, 'even')
    ? { result: 'pass', text: 'Even time or better', forCompany: suited }
    : { result: 'fail', text: 'Less than even time', forCompany: unsuited, mend: 'wishes' }
}

function againstLongest(roster: Roster, longest: number): Finding {
  const swing = longestSwing(roster)
  if (swing === null) {
    return {
      result: 'unknown',
      text: 'How long a swing is, nobody says',
      forCompany: 'Swings of a length that nobody names',
    }
  }
  const days = swingText(roster, swing)
  return swing <= longest
    ? { result: 'pass', text: `${days}, at most ${longest} wished for`, forCompany: suited }
    : {
        result: 'fail',
        text: `${days}, at most ${longest} wished for`,
        forCompany: unsuited,
        mend: 'wishes',
      }
}

function swingText(roster: Roster, swing: number): string {
  const days = `${swing} ${swing === 1 ? 'day' : 'days'}`
  return roster.kind === 'share'
    ? `${roster.on} days of ${periods[roster.period]}, no more than ${swing} in a row`
    : `A swing of ${days}`
}

/** The most days at work in a row; nobody knows where so many days of a period leave no two a week free. */
function longestSwing(roster: Roster): number | null {
  if (roster.kind === 'share') {
    const weeks = periods[roster.period] / 7
    return roster.on <= weekdaysOfWeek * weeks ? Math.min(weekdaysOfWeek, roster.on) : null
  }
  if (roster.kind !== 'cycle') return roster.on
  let longest = 0
  let days = 0
  for (const { shift, length } of roster.stretches) {
    days = shift === 'off' ? 0 : days + length
    longest = Math.max(longest, days)
  }
  return longest
}

function againstNights({ said }: OpeningTerms, nights: 'any' | 'days_only'): Finding[] {
  if (nights === 'any') return []
  if (said.daysOnly) {
    const text = 'The work is by day'
    return [{ result: 'pass', text, job: said.daysOnly, isWish: true }]
  }
  if (said.maybeNights) {
    const text = 'The job does not say clearly whether it has night shifts'
    return [{ result: 'unknown', text, job: said.maybeNights, isWish: true }]
  }
  if (!said.nights) {
    const text = 'The job does not say whether it has night shifts'
    return [{ result: 'unknown', text, isWish: true }]
  }
  return [
    {
      result: 'fail',
      text: 'The work has night shifts, and days only are wished for',
      forCompany: unsuited,
      job: said.nights,
      isWish: true,
      mend: 'wishes',
    },
  ]
}
