import { readRoster } from './read-roster.ts'
import type { Roster } from './roster.ts'

const count = String.raw`(?:\d{1,2}|one|two|three|four|six|seven|eight)`
const unit = String.raw`(?:[ -]?(?:days?|weeks?|wks?))?`
const pair = String.raw`\d{1,2} ?[:/x&] ?\d{1,2}(?![\d/:.])`
const spoken = String.raw`${count}${unit} on[ ,/&-]{1,3}(?:and )?${count}${unit} off`

/** What may be a roster in a text of which most is something else. Whether it is one, its reader knows. */
export const perhapsRoster = String.raw`(?:(?<![\d/:.$])${pair}|\b${spoken}|\beven[ -]time\b|\bweek on[ ,/-]{1,2}week off\b|\b(?:9|nine)[ -]day fortnight\b|\bmon(?:day)? ?(?:to|-|–) ?fri(?:day)?\b)`

export interface ToldRoster {
  readonly roster: Roster
  readonly text: string
}

/**
 * The rosters that a resume or a note tells of, whoever worked or wants them; none that is told not to be wanted.
 * Mere numbers are as often an address or a day, so something beside them has to speak of work.
 */
export function rostersTold(text: string): ToldRoster[] {
  return Array.from(text.matchAll(new RegExp(perhapsRoster, 'gi'))).flatMap(
    ({ 0: found, index }) => {
      const before = /[^\n.;]*$/.exec(text.slice(Math.max(0, index - around), index))?.[0] ?? ''
      const behind = /^[^\n.;]*/.exec(text.slice(index + found.length).slice(0, around))?.[0] ?? ''
      const roster = readRoster(found)
      const isMeant =
        !refused.test(before) && (isSpoken.test(found) || speaksOfWork(before, behind))
      // Beside "ratio" or "from" the same numbers are none.
      if (!roster || isVehicle.test(found) || !isMeant || !readRoster(before + found + behind))
        return []
      return [{ roster, text: found }]
    },
  )
}

const around = 60
const isVehicle = /^4 ?x ?4$/i
const isSpoken = /[a-z]{2}/i
const refused =
  /\b(?:not|never|no|except|unable|cannot|avoid(?:s|ing)?|refus(?:es|ed)|(?:don|won|can|doesn|wouldn)['’]?t)\b[^,]*$/i

function speaksOfWork(before: string, behind: string): boolean {
  return work.test(before) || work.test(behind)
}

const work =
  /\b(?:rosters?|swings?|fifo|dido|rotations?|shifts?|lifestyle|camp|happy|prefer\w*|wants?|wish\w*|work(?:s|ed|ing)?|did|does|doing|done|open to|available)\b/i
