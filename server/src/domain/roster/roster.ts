/** What is done on days in a row. Days and nights are told apart only where the advertisement does. */
export type Shift = 'on' | 'days' | 'nights' | 'off'

export interface Stretch {
  readonly shift: Shift
  readonly length: number
}

/** Stretches that come round and round: 14 on and 7 off, or 7 days, 7 nights and 7 off. */
export interface Cycle {
  readonly kind: 'cycle'
  readonly on: number
  readonly off: number
  readonly stretches: readonly Stretch[]
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** The same days of every week: Monday to Friday. */
export interface Week {
  readonly kind: 'week'
  readonly on: number
  readonly off: number
  readonly first: Weekday
  readonly last: Weekday
}

export const periods = { week: 7, fortnight: 14, month: 28 } as const
export type Period = keyof typeof periods

/** So many days of every period, whichever they are: a 9 day fortnight. */
export interface Share {
  readonly kind: 'share'
  readonly on: number
  readonly off: number
  readonly period: Period
}

/** As many days off as on, and nobody says how many. */
export interface EvenTime {
  readonly kind: 'even time'
  readonly on: null
  readonly off: null
}

/** `on` and `off` are the days of the shortest cycle that repeats: 15 and 13 for 8:6/7:7. */
export type Roster = Cycle | Week | Share | EvenTime

/** A roster in a text, those that are named with it to choose from, and the index behind the last token. */
export interface FoundRoster {
  readonly roster: Roster
  readonly others: readonly Roster[]
  readonly next: number
}

export type RosterWish = 'even' | { readonly on: number; readonly off: number }

/** For those that have days: "14:7". */
export function daysInShort(roster: Roster): string | undefined {
  return roster.on === null ? undefined : `${roster.on}:${roster.off}`
}

/** Even means at least as many days off as on. */
export function matchesRoster(roster: Roster, wish: RosterWish): boolean {
  if (wish === 'even') return roster.kind === 'even time' || roster.off >= roster.on
  return roster.on === wish.on && roster.off === wish.off
}

export const evenTime: EvenTime = { kind: 'even time', on: null, off: null }

/** Every week from one weekday to another; nothing when no day of the week is left over. */
export function weekOf(first: Weekday, last: Weekday): Week | undefined {
  const on = ((weekdays.indexOf(last) - weekdays.indexOf(first) + 7) % 7) + 1
  return on < 7 ? { kind: 'week', on, off: 7 - on, first, last } : undefined
}

export const mostStretches = 16
const mostDays = 365

/** The cycle that these stretches make; nothing unless it begins at work and ends at home. */
export function cycleOf(said: readonly Stretch[]): Cycle | undefined {
  const hasNights = said.some(({ shift }) => shift === 'nights')
  const stretches = shortestRound(joined(hasNights ? said : said.map(atWorkOrOff)))
  const isWhole = stretches[0]?.shift !== 'off' && stretches.at(-1)?.shift === 'off'
  if (!isWhole || stretches.length > mostStretches || daysOf(stretches) > mostDays) return undefined

  const swings = shortestRound(joined(stretches.map(atWorkOrOff)))
  const off = daysOf(swings.filter(({ shift }) => shift === 'off'))
  return { kind: 'cycle', on: daysOf(swings) - off, off, stretches }
}

export function daysOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((days, { length }) => days + length, 0)
}

function atWorkOrOff({ shift, length }: Stretch): Stretch {
  return { shift: shift === 'off' ? 'off' : 'on', length }
}

/** Neighbours of one kind become one stretch. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = []
  for (const stretch of stretches) {
    const before = all.at(-1)
    if (before?.shift !== stretch.shift) all.push(stretch)
    else all.splice(-1, 1, { ...stretch, length: before.length + stretch.length })
  }
  return all
}

function shortestRound(stretches: readonly Stretch[]): readonly Stretch[] {
  for (let size = 2; size < stretches.length; size += 1) {
    const repeats = stretches.every(({ shift, length }, index) => {
      const model = stretches[index % size]
      return shift === model?.shift && length === model.length
    })
    if (repeats && stretches.length % size === 0) return stretches.slice(0, size)
  }
  return stretches
}
