import { anyOf, pattern } from '../../../../text/any-of.ts'
import { readPackagedTable } from '../../../../packaged/packaged-table.ts'
import { WordTrie } from '../../../../text/word-trie.ts'

export interface Licence {
  readonly name: string
  readonly code: string | null
}

export interface FoundLicence {
  readonly licence: Licence
  readonly at: number
  readonly end: number
}

interface Catalogue {
  readonly names: WordTrie
  readonly byName: ReadonlyMap<string, Licence>
  readonly byUnit: ReadonlyMap<string, Licence>
  readonly places: ReadonlyMap<string, number>
  /** Called like work that nobody needs a ticket for: manual handling, emergency response. */
  readonly likeWork: ReadonlySet<string>
  /** Whose papers carry no end. */
  readonly endless: ReadonlySet<string>
}

let known: Catalogue | undefined

const ticketWords = anyOf(
  /tickets?|licen[cs]\w+|cards?|certif\w+|accredit\w+|induct\w+|trained|training/i,
  /competen\w+|(?<!work )permits?|medicals?|current|holder|holds?|cleared|clearance/i,
)

const ticketWord = pattern`\b${ticketWords}\b`

/** Licences and cards by what people call them; three letters count where such things are named. */
export function namedLicences(text: string, isAmongTickets: boolean): FoundLicence[] {
  const { names, byName } = catalogue()
  if (isMembership(text)) return []
  const found = names.matchesIn(text).flatMap(({ name, start: at, end }) => {
    const licence = byName.get(name)
    const isSpokenOf = !isAmongTickets && isOfWork.test(text.slice(end))
    return licence && !isSpokenOf && !isPartOfName(text, at, end) && !isOfAnother(text, at, licence)
      ? [{ licence, at, end }]
      : []
  })
  const sure = found.filter((one) => !isDoubtful(text, one))
  const inLetters = found.filter(({ at, end }) => /^[A-Z]{2,3}$/.test(text.slice(at, end)))
  // "Have LVR, CPR and WAH": tickets among each other say what they are.
  const isAbout = isAmongTickets || speaksOfHolding(text) || sure.length > 1 || inLetters.length > 2
  return isAbout ? found : sure
}

/** "CPA Australia, member since 2021": what somebody belongs to. */
const membership =
  /^\W*\p{Lu}[^,;.]{1,40}(?:, member|\smembership)\b(?!\W*(?:no|number|id|card|#))/iu

export function isMembership(text: string): boolean {
  return membership.test(text)
}

export function speaksOfHolding(text: string): boolean {
  return ticketWord.test(text)
}

/** "Grader" and "isolations" are what somebody does, unless a ticket or others are spoken of. */
function isDoubtful(text: string, { licence, at, end }: FoundLicence): boolean {
  if (catalogue().likeWork.has(licence.name)) return true
  return /^(?:[A-Z\d]{2,3}|\p{L}?\p{Ll}+)$/u.test(text.slice(at, end)) || isOfMachine(licence)
}

/** Whoever runs water trucks or scissor lifts need not say that there is a ticket for it. */
function isOfMachine({ name, code }: Licence): boolean {
  return code === null ? /^(?:EWP|Elevating)/.test(name) : /^RII(?:MPO|HAN|VEH)/.test(code)
}

/** "Diploma of Frontline Management" */
const studyBefore =
  /\b(?:diplomas?|degrees?|bachelors?|masters?|graduate certificates?) (?:of|in) (?:\p{Lu}\p{L}+ (?:and )?){0,4}$/iu

const thingsOfWork = anyOf(
  /teams?|crews?|committees?|(?:training )?program(?:me)?s?|duties|contractors?|results?/i,
  /report\w*|registers?|audits?|procedures?|systems?|plans?|planning|kits?|equipment/i,
  /storage|design|desk|coordinat\w+|management|strateg\w+|services?/i,
  /processed|arranged|organised|reviewed|managed/i,
)

/** Behind a name that is no ticket there: a gas test has results, and a rescue its team. */
const isOfWork = pattern`^s?\)? ${thingsOfWork}\b`

/** As in RSA SecurID, which serves nobody a drink; and awareness of dangerous goods carries none. */
function isPartOfName(text: string, at: number, end: number): boolean {
  if (
    studyBefore.test(text.slice(0, at)) ||
    /^ (?:(?:diploma|degree)\b|units\))/i.test(text.slice(end))
  )
    return true
  if (/^[\s–—:(,-]{1,4}awareness\b/i.test(text.slice(end))) return true
  // "Light vehicle and forklift area permit": where somebody may drive on a site.
  if (/^forklift/i.test(text.slice(at)) && /^ (?:area|pit|site) permit\b/i.test(text.slice(end)))
    return true
  return /^ \p{Lu}\p{Ll}+\p{Lu}/u.test(text.slice(end))
}

const wordsBeforeDriver = anyOf(
  /an?|my|and|current|valid|full|open|clean|unrestricted|provisional/iu,
  /manual|auto(?:matic)?|car|vehicle|p[12]?|class c|c class|c/iu,
  /wa|qld|nsw|vic|sa|nt|tas|act|australian?|australia|queensland|victorian?|tasmanian?/iu,
  /wales|territory|hold|have|held|state|national/iu,
)
// The beginning, or a sign
const beforeDriver = anyOf(/^|[^\p{L}\p{N}\s]/iu, pattern`\b${wordsBeforeDriver}`)

const carDriver = pattern`${beforeDriver}\s*$`

/** Explosives, buses and other countries have drivers' licences of their own; those who care for others a yellow card. */
function isOfAnother(text: string, at: number, { name }: Licence): boolean {
  if (/^yellow card/i.test(text.slice(at)))
    return !/ewp|elevat|boom|scissor|platform|\b11 ?m/i.test(text)
  // "DG licence (HRW dogging)"
  if (name.startsWith('Dangerous Goods Driver') && /^DG\b/.test(text.slice(at)))
    return /\bdogg|\bhrw/i.test(text)
  // "Side loader VOC": no loader of a pit.
  if (
    name === 'Front End Loader' &&
    /\b(?:side|skip|swing|log|bale|cane|tilt) $/i.test(text.slice(0, at))
  )
    return true
  // "Dangerous goods store course"
  if (name.startsWith('Dangerous Goods Driver') && goodsApart.test(text.slice(at))) return true
  // "STCW Advanced Fire Fighting"
  if (name.startsWith('STCW'))
    return (
      otherCourse.test(text.slice(at)) || /certificate of competency $/i.test(text.slice(0, at))
    )
  // "Code EC driver's licence with PrDP (RSA)": the Republic of South Africa.
  if (name.startsWith('Responsible Service') && /^RSA\b/.test(text.slice(at)))
    return /\b(?:driv\w+['’]?s? licen|PrDP|trade test|red seal)[^;|]{0,40}\($/i.test(
      text.slice(Math.max(0, at - longestBefore), at),
    )
  // Of the sea, too.
  if (name === 'First Aid' && /\bmedical $/i.test(text.slice(0, at))) return true
  if (name === 'Spotter' && /\b(?:fauna|wildlife|koala) $/i.test(text.slice(0, at))) return true
  if (
    name.startsWith('Shotfirer') &&
    /^shotfirer['’]?s? (?:assistant|helper|offsider|crew)/i.test(text.slice(at))
  )
    return true
  const isDriver = name === 'Car (C)' && /^driv/i.test(text.slice(at))
  if (isDriver && classAbroad.test(text.slice(at))) return true
  return isDriver && !carDriver.test(text.slice(0, at).trimEnd())
}

const longestBefore = 80

const goodsApart =
  /^dangerous goods (?:stor(?:e|age|ing)|course|handl\w+|segregat\w+|declar\w+|ship\w+|consign\w+|yard|shed)\b/i

const otherCourse =
  /^stcw (?:(?:i{1,3}|iv|v)\/\d|vi\/[2-9]|advanced|proficiency|survival|medical|security|crowd|designated|officer|watch\w*)\b/i

/** "Driving licence: C+E", "Driving licence B, C1 (UK)" */
const classAbroad =
  /^driving licen[cs]e\s*[:(–-]?\s*(?:(?:class(?:es)?|categor\w+)\W+)?(?:[ABD]|C1|C?1?\+?E)(?:[\s,/)]*(?:[ABD]|C1|C?1?\+?E))*\s*(?:\([^()]*\))?(?:[\t,]|\W*$)/i

const bareUnit = /^=?([A-Z]{3,8}\d{3,5})[A-Z]?$/
const unitCode = /\b(?<unit>[A-Z]{3,8}\d{3,5})[A-Z]?\b/g

/** Units of competency by their code; the letter of the version does not matter. */
export function unitsIn(text: string): FoundLicence[] {
  const { byUnit } = catalogue()
  return Array.from(text.matchAll(unitCode)).flatMap((match) => {
    const licence = byUnit.get(match.groups?.['unit'] ?? '')
    if (!licence) return []
    const end = match.index + match[0].length
    return [{ licence: withUnit(licence, match[0]), at: match.index, end }]
  })
}

/** Machines have a unit for each trade and age: what is printed is what was shown. */
function withUnit({ name, code }: Licence, printed: string): Licence {
  const isOfUnit = code === null || bareUnit.test(code)
  return { name, code: isOfUnit ? printed : code }
}

export function licenceCalled(name: string): Licence | undefined {
  return catalogue().byName.get(name)
}

/** Where the list has it, which begins with work of high risk; behind all where no list knows it. */
export function placeInList(name: string): number {
  const { places } = catalogue()
  return places.get(name) ?? places.size
}

/** Whether a ticket of this name has an end to be told: a white card has none. */
export function mayExpire(name: string): boolean {
  return !catalogue().endless.has(name)
}

function catalogue(): Catalogue {
  if (known) return known
  const rows = readPackagedTable('resumes/licences.tsv', [
    'name',
    'code',
    'aliases',
    'kind',
    'ends',
  ])
  const names = new WordTrie()
  const byName = new Map<string, Licence>()
  const byUnit = new Map<string, Licence>()
  const likeWork = new Set<string>()
  const endless = new Set<string>()
  for (const { name, code, aliases, kind, ends } of rows) {
    const licence = { name, code: code || null }
    if (kind === 'work') likeWork.add(name)
    if (ends === 'never') endless.add(name)
    byName.set(name, licence)
    for (const alias of [name, ...aliases.split(';')]) {
      if (alias !== '') names.add(alias, name)
    }
    for (const unit of [code, ...aliases.split(';')]) {
      const bare = bareUnit.exec(unit)?.[1]
      if (bare) byUnit.set(bare, licence)
    }
  }
  const places = new Map(rows.map(({ name }, place) => [name, place]))
  known = { names, byName, byUnit, places, likeWork, endless }
  return known
}
