import { anyOf, pattern } from '../text/any-of.ts'
import { readRoster } from '../domain/roster/read-roster.ts'
import type { Roster } from '../domain/roster/roster.ts'
import { perhapsRoster } from '../resumes/facts/next-job/roster-wish.ts'

export interface ToldRoster {
  readonly roster: Roster
  readonly text: string
}

/**
 * The rosters that a resume or a note tells of, whoever worked or wants them; none that is told not to be wanted.
 * Mere numbers are as often an address or a day, so something beside them has to speak of work.
 */
export function rostersTold(text: string): ToldRoster[] {
  const candidates = Array.from(text.matchAll(new RegExp(perhapsRoster, 'gi')))
  return candidates.slice(0, mostCandidates).flatMap(({ 0: found, index }) => {
    const before = /[^\n.;]*$/.exec(text.slice(Math.max(0, index - around), index))?.[0] ?? ''
    const behind = /^[^\n.;]*/.exec(text.slice(index + found.length).slice(0, around))?.[0] ?? ''
    const roster = readRoster(found)
    const isOther = isVehicle.test(found) || street.test(behind) || refused.test(before)
    const isMeant = isSpoken.test(found) || speaksOfWork(before, behind)
    // Beside "ratio" or "from" the same numbers are none.
    if (!roster || isOther || !isMeant || !readRoster(before + found + behind)) return []
    return [{ roster, text: found }]
  })
}

const around = 60
/** No resume has more, and each is read with what stands around it. */
const mostCandidates = 200
const kindsOfStreets = anyOf(
  /Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Crescent|Cres|Place|Pl|Way|Court|Ct/u,
  /Lane|Terrace|Tce|Highway|Hwy|Parade|Pde/u,
)

/** "14/7 Hay St" */
const street = pattern`^,? (?:\p{Lu}[\p{L}'’-]* ){1,3}${kindsOfStreets}(?!\p{L})`
const isVehicle = /^4 ?x ?4$/i
const isSpoken = /[a-z]{2}/i
const refused =
  /\b(?:not|never|no|except|unable|cannot|avoid(?:s|ing)?|refus(?:es|ed)|(?:don|won|can|doesn|wouldn)['’]?t)\b[^,]*$/i

function speaksOfWork(before: string, behind: string): boolean {
  return work.test(before) || work.test(behind)
}

const wordsOfWork = anyOf(
  /rosters?|swings?|fifo|dido|rotations?|shifts?|lifestyle|camp/i,
  /happy|prefer\w*|wants?|wish\w*|work(?:s|ed|ing)?|did|does|doing|done|open to|available/i,
)

const work = pattern`\b${wordsOfWork}\b`
