import { anyOf, pattern } from '../../../../text/any-of.ts'
import { isCountry } from '../../places/countries.ts'
import { areHighRisk } from './class-letters.ts'
import type { FoundLicence } from './known-licences.ts'

const ofMines = anyOf(
  /shotfirer|(?:mine|quarry) manager|undermanager|examiner|deputy/i,
  /mine surveyor|electrical licence|gas fitting|security licence/i,
)

const peoples = anyOf(
  /british|english|scottish|irish|german|french|dutch|polish|european|eu/i,
  /norwegian|swedish|danish|finnish|italian|spanish|portuguese|russian|ukrainian|turkish/i,
  /indian|chinese|filipino|philippine|indonesian|malaysian|mongolian|fijian|papua new guinean/i,
  /south african|zimbabwean|zambian|ghanaian|kenyan|nigerian/i,
  /kiwi|canadian|american|chilean|peruvian|brazilian/i,
)
const ofPeople = pattern`^\W*${peoples}\b`

const mostWords = 3
const longestBefore = 100
const inBrackets = /^\s*(?:licen[cs]e|ticket|card|certificate)?\s*\(([^()]{2,30})\)/i

/**
 * "UK forklift licence", "Ghana Mine Manager's Certificate": what an authority here gives is not held by whoever
 * has the like of another country; it is kept as it is written.
 */
export function isFromAbroad(text: string, { licence, at, end }: FoundLicence): boolean {
  if (!areHighRisk(licence) && !ofMines.test(licence.name)) return false
  const before = text.slice(Math.max(0, at - longestBefore), at)
  const own = before.slice(
    Math.max(...[',', ';', '|', '•'].map((sign) => before.lastIndexOf(sign))) + 1,
  )
  if (ofPeople.test(own)) return true
  // "Forklift licence (NZ)"
  const [, behind = ''] = inBrackets.exec(text.slice(end)) ?? []
  if (isForeign(behind)) return true
  const words = own.trim().split(/\s+/).slice(0, mostWords)
  return words.some((_, count) => isForeign(words.slice(0, count + 1).join(' ')))
}

/** Whose classes are letters, too, which mean something else here. */
export const drivingAbroad =
  /\b(?:f[üu]hrerschein|permis|rijbewijs|k[øo]rekort|f[øo]rerkort|k[öo]rkort|patente|carnet|prawo jazdy|carta de condu)/i

function isForeign(name: string): boolean {
  return /^\p{Lu}/u.test(name) && !/^(?:aus\w*|remote)$/i.test(name) && isCountry(name)
}
