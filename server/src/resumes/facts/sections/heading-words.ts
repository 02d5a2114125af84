import { isOneSlipApart } from '../../../text/one-slip.ts'
import { plain, plainPhrase } from '../../../text/plain.ts'
import { headings, type SectionKind } from './heading-phrases.ts'
import { headingsAbroad } from './headings-abroad.ts'

export type { SectionKind } from './heading-phrases.ts'

const decoration = new Set(
  `my key main relevant professional other additional previous recent general selected detailed
  brief full past summary of the continued cont contd current and a overall specific related
  qualification executive detail held gained obtained etc generally`.split(/\s+/),
)

const abroad: Readonly<Partial<Record<SectionKind, string>>> = headingsAbroad

const kinds = new Map<string, SectionKind>()
for (const [kind, phrases] of [...Object.entries(abroad), ...Object.entries(headings)]) {
  for (const phrase of phrases.split('|')) {
    // The keys of both tables are the kinds.
    kinds.set(plainPhrase(phrase), kind as SectionKind)
  }
}

/** Of a heading for two things ("Skills and certifications"), the one that most is lost without. */
const weightOfKind: readonly SectionKind[] = [
  'experience',
  'licences',
  'education',
  'skills',
  'referees',
  'projects',
  'volunteering',
  'summary',
  'contact',
  'other',
]

/** The section that a text is the heading of, if it is nothing but the name of a section. */
export function kindOfHeading(text: string): SectionKind | undefined {
  if (
    /^\W*(?:machines?|plant|machinery|equipment|signed off on)\b[^\t]{0,20}(?:\([^()]*\bvocs?\b[^()]*\)|\bvocs?\b|\bverifications? of competenc\w+)\s*:?$/i.test(
      text,
    )
  )
    return 'licences'
  const words = headingWords(withoutRemark(text.replace(saidOfOwn, '')))
  const named = words.filter((word) => word !== 'and')
  if (named.length === 0 || named.length > 8) return undefined
  const spelled = words.map(spelledRight)
  return (
    kinds.get(words.join(' ')) ??
    kindOfWords(spelled) ??
    kindOfParts(spelled) ??
    kindOfGlued(words.join('')) ??
    kindOfGloss(text)
  )
}

/**
 * "EXECUTION (WORK HISTORY)", "LOGISTICS: LICENCES, TICKETS": in capitals, what a heading of one's own is about.
 * Behind a colon one thing alone is the answer to a label: "DEPARTMENT: TRAINING".
 */
function kindOfGloss(text: string): SectionKind | undefined {
  if (/\d/.test(text)) return undefined
  const [, gloss, several] =
    /^[^():\p{Ll}]{4,40}(?:\(([^()\p{Ll}]{4,40})\)|:\s+([^():\p{Ll}]{4,50}))\s*$/u.exec(text) ?? []
  const words = headingWords(gloss ?? several ?? '')
  return kindOfParts(words) ?? (gloss === undefined ? undefined : kindOfWords(words))
}

/** TICKETS (all copies can be sent), SHUTDOWNS, this year and last: what is told behind a heading is no part of it. */
function withoutRemark(whole: string): string {
  const text = whole.replace(inLetters, '')
  const [, capitals] = /^(\p{Lu}[\p{Lu}\s&]{3,40}),\s+\p{Ll}[\p{L} ]{3,40}$/u.exec(text) ?? []
  if (capitals) return capitals
  const [, before] = saidBehindDash.exec(text) ?? []
  if (before) return before
  const [, heading, remark = ''] = /^([^()]{4,60}\S)\s*\(([^()]{6,120})\)\s*:?$/.exec(text) ?? []
  if (heading && ofTime.test(remark)) return heading
  // "SKILLS MATRIX (4 = can train, 3 = alone, 0 = not trained)"
  if (heading && keyOfMarks.test(remark)) return heading
  if (/\d/.test(remark)) return text
  const areCapitals = text === text.toUpperCase() && text !== text.toLowerCase()
  const isTold =
    (areCapitals || /^\p{Ll}/u.test(remark)) &&
    (remark.trim().includes(' ') || remark.endsWith('ed') || ofWhichKind.test(remark))
  return heading && isTold ? heading : text
}

/** "EMPLOYMENT HISTORY (PERMANENT)" */
const ofWhichKind =
  /^(?:permanent|casual|contract(?:s|ing)?|relevant|recent|technical|full[- ]?time|part[- ]?time)$/i

/** "Verified competencies (VOC)" */
const inLetters = /\s*\([A-Z]{2,5}s?\)(?=\s*(?::?$|[–—-]\s))/

/** "Tickets – copies on request", "Licences – all current": a ticket would have its own name behind the dash. */
const saidBehindDash =
  /^(.{4,50}?)\s[–—-]\s(?:all )?(?:copies|current|held|available|attached|sighted|details|most recent|newest|in order)\b[\p{L} ]{0,25}:?$/u

/** "Tickets I have", "Licences I hold now" */
const saidOfOwn =
  /(?<=^\W*(?:tickets?|licen[cs]es?|cards?|cert\w*|inductions?|skills)) i(?:['’]ve)? (?:have|hold|got|carry)(?: \p{L}{2,8})?:?$/iu

const keyOfMarks = /^\w\s*=\s*[^,;]+[,;]\s*\w\s*=/

/** "EMPLOYMENT HISTORY (last 10 years, explain gaps)" */
const ofTime = /^(?:the )?(?:last|past|previous) \d{1,2} (?:years?|jobs?|employers?|positions?)\b/i

/** Whether one of its words is a name of sections that hold tickets: "Training register". */
export function speaksOfTickets(text: string): boolean {
  return headingWords(text).some((word) => kinds.get(word) === 'licences')
}

/** WORKEXPERIENCE, MYTICKETS: the blank was lost when the document was made. */
function kindOfGlued(word: string): SectionKind | undefined {
  return gluedKinds().get(word) ?? kinds.get(word.replace(/^my(?=\p{L}{5})/u, ''))
}

function gluedKinds(): ReadonlyMap<string, SectionKind> {
  glued ??= new Map(
    [...kinds]
      .filter(([phrase]) => phrase.includes(' ') && phrase.length >= 11)
      .map(([phrase, kind]) => [phrase.replaceAll(' ', ''), kind]),
  )
  return glued
}

let glued: ReadonlyMap<string, SectionKind> | undefined

/** "3 Health and access" */
export function withoutItsNumber(heading: string): string {
  return heading.replace(
    /^\s*(?:\d{1,2}[.)]?\s+|(?:[Ss]ection|SECTION|[Pp]art|PART) (?:\d{1,2}|[A-H])\s?[–—:.-]\s*)(?=\p{Lu})/u,
    '',
  )
}

function headingWords(text: string): string[] {
  if (text.length > 80) return []
  const close = /^\s*(?:\S\s){3,}\S\s*:?\s*$/u.test(text) ? text.replaceAll(/\s/g, '') : text
  return plain(close)
    .replace(/^\s*(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+/, '')
    .replace(/^\s*(?:section|part) (?:\d{1,2}|[ivx]{1,4}|[a-h])\b\W*/, '')
    .replaceAll(
      /\((?:continued|cont\S*|most recent\D*|newest\D*|latest\D*|(?:all )?(?:current|valid)|(?:copies|details) \D*|\D*(?:available|attached|on request))\)/g,
      ' ',
    )
    .replace(/\W+(?:latest|newest|most recent|last|oldest) (?:one )?first\W*$/, '')
    .replaceAll(/['’‘]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[/+,|]/g, ' and ')
    .replaceAll(/[^\p{L}\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
}

const oftenMistyped =
  'experience education employment qualifications professional references referees certificates certifications achievements responsibilities objective training'.split(
    ' ',
  )

function spelledRight(word: string): string {
  if (word.length < 7) return word
  return oftenMistyped.find((right) => right[0] === word[0] && isOneSlipApart(word, right)) ?? word
}

function kindOfWords(words: readonly string[]): SectionKind | undefined {
  const whole = kinds.get(words.join(' ')) ?? kinds.get(words.join(''))
  if (whole) return whole
  let [from, to] = [0, words.length]
  while (from < to && decoration.has(words[from] ?? '')) from++
  while (to > from && decoration.has(words[to - 1] ?? '')) to--
  return kinds.get(words.slice(from, to).join(' '))
}

/** Skills & software; Licences, tickets and inductions: every part has to be known. */
function kindOfParts(words: readonly string[]): SectionKind | undefined {
  const parts = words
    .join(' ')
    .split(/(?:^| )(?:and|et|und|y|e|en|og|och|oraz|dan)(?: |$)/)
    .filter(Boolean)
  const kindsOf = parts.map((part) => kindOfWords(part.split(' ')))
  if (kindsOf.length < 2 || kindsOf.some((kind) => !kind)) return undefined
  // "Education and training" is that of schools; what it has of tickets is known by name.
  const isOfSchools =
    parts.length === 2 &&
    kindsOf.includes('education') &&
    parts.some((part) => schooling.test(part))
  return isOfSchools ? 'education' : weightOfKind.find((kind) => kindsOf.includes(kind))
}

const schooling = /^(?:professional |vocational |further )?training$/
