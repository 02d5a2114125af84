import { anyOf, pattern } from '../../../text/any-of.ts'
import { titleScore } from './titles/title-words.ts'

const smallWord = /^(?:and|of|the|for|at|in|to|a|an|on|with|de|du|la|van|der|by)$/

/** More small words than names: a sentence, not the header of a job. */
export function isProse(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 1)
  if (words.length < 5) return false
  const small = words.filter((word) => word[0] === word[0]?.toLowerCase() && !smallWord.test(word))
  return small.length > words.length * 0.45
}

const labels = anyOf(
  /responsibilit\w+|duties|dut\w+|achievements?|accomplishments?|tasks?/iu,
  /role (?:description|overview|summary|included?)|description|summary|overview/iu,
  /skills|equipment|scope|technologies|environment|tech stack/iu,
  /reason for leaving|reporting to|reports? to|roster|highlights|outcomes?/iu,
  /duties included?|references?|referees?|contact/iu,
)
// The colon, or the end of the line: "Duties included"
const endOfLabel = anyOf(/[^:]{0,30}:/iu, /(?:\s+(?:included?|and)(?:\s+\p{L}+)?)?\s*$/iu)

const dutyLabel = pattern`^(?:(?:key|main|major|core|primary|daily|general|some|my|job)\s+)*${labels}\b${endOfLabel}`

/** "Key responsibilities:" and the like, which end the header of a job. */
export function isDutyLabel(text: string): boolean {
  return dutyLabel.test(text)
}

const irregular = anyOf(
  /responsible|worked|working|ran|kept|wrote|brought|held|took|gave|made|stood|won|cut|led/u,
  /undertook|oversaw|built|drove|set|duties|daily|involved/u,
)
const beginnings = anyOf(
  // "Operated a 793F"
  /\p{L}+(?:ed|ing) (?=(?!c\/)[\p{Ll}\d])/u,
  pattern`${irregular}\b`,
  /(?:i|my|as an?|as the|in this|this role|the role|day to day) /u,
)

const firstVerb = pattern`^${beginnings}`

/** Whether a text begins as the tale of what was done; "Mining engineer" begins as a title. */
export function tellsDuty(text: string): boolean {
  const begin = text.trim()
  const small = `${begin[0]?.toLowerCase()}${begin.slice(1)}`
  if (!firstVerb.test(small)) return false
  const [name = ''] = small.split(/\s*[,|(–—@\t]|\s-\s|\sat\s/)
  const isOnePerson = name.split(' ').length <= 4 && !name.endsWith('s')
  return !isOnePerson || titleScore(name) < 0.8
}
