export interface RosterOfJob {
  /** As the company typed it. */
  readonly roster: string | null
  /** As it was read: days of the shortest cycle that repeats. */
  readonly roster_on?: number | null
  readonly roster_off?: number | null
  /** Further ones to choose from, as "8:6"; a device may have kept a job without. */
  readonly other_rosters?: readonly string[]
}

interface RosterWords {
  readonly value: string
  readonly hint?: string
}

/**
 * "14 days on, 7 off", beside what was typed. Numbers that come in more or other than a pair tell
 * no single swing: then the typed words stand first, and what they come to beside them.
 */
export function rosterWords(job: RosterOfJob): RosterWords | undefined {
  const typed = job.roster?.trim()
  if (!typed) return undefined
  const swing = swingOf(job)
  if (swing) {
    const value = swingInWords(swing.on, swing.off)
    return isSaidAlready(typed, value) ? { value } : { value, hint: typed }
  }

  const { roster_on: on, roster_off: off, other_rosters: others = [] } = job
  if (on && off && others.length > 0) {
    const choices = [`${on}:${off}`, ...others].map(daysInWords)
    return { value: typed, hint: choices.join(', or ') }
  }
  return on && off ? { value: typed, hint: `${on} of every ${on + off} days` } : { value: typed }
}

/** The days on and off of a roster that is one simple swing. */
export function swingOf(job: RosterOfJob): { on: number; off: number } | undefined {
  const { roster, roster_on: on, roster_off: off } = job
  const isPair = roster?.match(/\d+/g)?.length === 2
  return isPair && on && off ? { on, off } : undefined
}

/** "8 days on, 6 off" of "8:6". */
function daysInWords(days: string): string {
  const [on = 0, off = 0] = days.split(':').map(Number)
  return swingInWords(on, off)
}

function swingInWords(on: number, off: number): string {
  return `${counted(on)} on, ${off} off`
}

function counted(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

function isSaidAlready(typed: string, value: string): boolean {
  return bare(typed) === bare(value)
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/\bdays?\b|[^a-z0-9]/g, '')
}
