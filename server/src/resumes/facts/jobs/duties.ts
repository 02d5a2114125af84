import { titleScore } from './title-words.ts'

const smallWord = /^(?:and|of|the|for|at|in|to|a|an|on|with|de|du|la|van|der|by)$/

/** More small words than names: a sentence, not the header of a job. */
export function isProse(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 1)
  if (words.length < 5) return false
  const small = words.filter((word) => word[0] === word[0]?.toLowerCase() && !smallWord.test(word))
  return small.length > words.length * 0.45
}

const dutyLabel =
  /^(?:(?:key|main|major|core|primary|daily|general|some|my|job)\s+)*(?:responsibilit\w+|duties|dut\w+|achievements?|accomplishments?|tasks?|role (?:description|overview|summary|included?)|description|summary|overview|skills|equipment|scope|technologies|environment|tech stack|reason for leaving|reporting to|reports? to|roster|highlights|outcomes?|duties included?|references?|referees?|contact)\b(?:[^:]{0,30}:|(?:\s+(?:included?|and)(?:\s+\p{L}+)?)?\s*$)/iu

/** "Key responsibilities:" and the like, which end the header of a job. */
export function isDutyLabel(text: string): boolean {
  return dutyLabel.test(text)
}

const firstVerb =
  /^(?:\p{L}+(?:ed|ing) (?=(?!c\/)[\p{Ll}\d])|(?:responsible|worked|working|ran|kept|wrote|brought|held|took|gave|made|stood|won|cut|led|undertook|oversaw|built|drove|set|duties|daily|involved)\b|(?:i|my|as an?|as the|in this|this role|the role|day to day) )/u

/** Whether a text begins as the tale of what was done; "Mining engineer" begins as a title. */
export function tellsDuty(text: string): boolean {
  const begin = text.trim()
  const small = `${begin[0]?.toLowerCase()}${begin.slice(1)}`
  if (!firstVerb.test(small)) return false
  const [name = ''] = small.split(/\s*[,|(–—@\t]|\s-\s|\sat\s/)
  const isOnePerson = name.split(' ').length <= 4 && !name.endsWith('s')
  return !isOnePerson || titleScore(name) < 0.8
}
