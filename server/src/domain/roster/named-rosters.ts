import { countAt, isNumeral, textAt, type Token } from './roster-tokens.ts'
import { spelled, unitWords } from './roster-words.ts'
import { cycleOf, evenTime, periods, weekOf } from './roster.ts'
import type { FoundRoster, Period, Roster, Stretch, Weekday } from './roster.ts'

/** Rosters with a name: even time · Monday to Friday · 9 day fortnight · week about · Panama. */
export function namedRosterAt(tokens: readonly Token[], index: number): FoundRoster | undefined {
  return (
    evenTimeAt(tokens, index) ??
    weekAt(tokens, index) ??
    weekendsAt(tokens, index) ??
    shareAt(tokens, index) ??
    turnsAt(tokens, index)
  )
}

const wordsBehindEven = new Set('roster rosters rotation rotations swing swings'.split(' '))

/** Even time · equal-time · even roster, or the one word. */
function evenTimeAt(tokens: readonly Token[], index: number): FoundRoster | undefined {
  const word = textAt(tokens, index)
  if (word === 'eventime') return found(evenTime, index + 1)
  const isEven = word === 'even' || word === 'equal'
  if (isEven && tokens.length === 1) return found(evenTime, index + 1)
  return isEven && wordsBehindEven.has(textAt(tokens, index + 1))
    ? found(evenTime, index + 2)
    : undefined
}

const namesOfDays: ReadonlyMap<string, Weekday> = new Map([
  ...spelled('monday mondays mon', 'Monday' as const),
  ...spelled('tuesday tuesdays tue tues', 'Tuesday' as const),
  ...spelled('wednesday wednesdays wed weds', 'Wednesday' as const),
  ...spelled('thursday thursdays thu thur thurs', 'Thursday' as const),
  ...spelled('friday fridays fri', 'Friday' as const),
  ...spelled('saturday saturdays sat', 'Saturday' as const),
  ...spelled('sunday sundays sun', 'Sunday' as const),
])
const wordsBetweenDays = new Set('- to thru through till until'.split(' '))

/** Monday to Friday · Mon.-Thu · M-F · weekdays. */
function weekAt(tokens: readonly Token[], index: number): FoundRoster | undefined {
  const word = textAt(tokens, index)
  if (word === 'weekdays') return found(weekOf('Monday', 'Friday'), index + 1)

  const between = textAt(tokens, index + 1) === '.' ? index + 2 : index + 1
  if (!wordsBetweenDays.has(textAt(tokens, between))) return undefined
  const lastWord = textAt(tokens, between + 1)
  if (word === 'm' && lastWord === 'f') return found(weekOf('Monday', 'Friday'), between + 2)
  const first = namesOfDays.get(word)
  const last = namesOfDays.get(lastWord)
  return first && last && found(weekOf(first, last), between + 2)
}

const wordsBehindWeekend = new Set('roster rosters shift shifts crew crews only'.split(' '))

/** In coal, where weekend crews come from, their week goes from Friday to Sunday. */
function weekendsAt(tokens: readonly Token[], index: number): FoundRoster | undefined {
  const isWeekend = ['weekend', 'weekends'].includes(textAt(tokens, index))
  const isNone = ['no', 'non', 'not'].includes(textAt(tokens, index - 1))
  return isWeekend && !isNone && wordsBehindWeekend.has(textAt(tokens, index + 1))
    ? found(weekOf('Friday', 'Sunday'), index + 2)
    : undefined
}

const periodWords: ReadonlyMap<string, Period> = new Map([
  ...spelled('week wk pw', 'week' as const),
  ...spelled('fortnight', 'fortnight' as const),
  ...spelled('month', 'month' as const),
])
const wordsBeforePeriod = new Set('- per a each every / in'.split(' '))
/** Fewer days are a part-time job or a day at home, not a roster. */
const fewestShares = { week: 2, fortnight: 5, month: 10 } as const

/** 9 day fortnight · 19-day month · 5 days a week. */
function shareAt(tokens: readonly Token[], index: number): FoundRoster | undefined {
  const on = countAt(tokens, index)
  const day = textAt(tokens, index + 1) === '-' ? index + 2 : index + 1
  const isRange =
    isNumeral(tokens[index - 2]) && ['-', 'to', 'or'].includes(textAt(tokens, index - 1))
  if (on === undefined || isRange || unitWords.get(textAt(tokens, day)) !== 1) return undefined

  let next = day + 1
  while (next < day + 4 && wordsBeforePeriod.has(textAt(tokens, next))) next += 1
  const period = periodWords.get(textAt(tokens, next))
  if (!period || on < fewestShares[period] || on >= periods[period]) return undefined
  return found({ kind: 'share', on, off: periods[period] - on, period }, next + 1)
}

/** 2-2-3: in a fortnight every weekday is worked once, and every second weekend is free. */
export const panama: readonly Stretch[] = [2, 2, 3, 2, 2, 3].map((length, index) => ({
  shift: index % 2 > 0 ? 'off' : 'on',
  length,
}))

/** Week about, which is one week on and one off, and the 2-2-3 that goes by names. */
function turnsAt(tokens: readonly Token[], index: number): FoundRoster | undefined {
  const word = textAt(tokens, index)
  if (word === 'panama' || word === 'pitman') return found(cycleOf(panama), index + 1)

  const length = unitWords.get(word) ?? 1
  if (length === 1 || textAt(tokens, index + 1) !== 'about') return undefined
  const stretches = [
    { shift: 'on', length },
    { shift: 'off', length },
  ] as const
  return found(cycleOf(stretches), index + 2)
}

function found(roster: Roster | undefined, next: number): FoundRoster | undefined {
  return roster && { roster, others: [], next }
}
