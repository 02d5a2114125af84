import { anyOf } from '../../../text/any-of.ts'
import type { Fact } from '../../resume-facts.ts'
import type { Section } from '../sections/read-sections.ts'

const subclasses =
  '400|408|403|407|417|444|457|461|462|476|482|485|489|491|494|500|820|801|186|187|189|190|191|858|888'

/** What people write, and how the product says it. The more telling comes first. */
const rights: readonly (readonly [RegExp, string | ((found: RegExpExecArray) => string)])[] = [
  [/\bdual\b.{0,30}\bcitizen(?:ship)?\b/i, 'Dual citizen'],
  [
    /\b(?:australian|aus|aussie)\s+citizen(?:ship)?\b|\bcitizen(?:ship)?(?: of|\s*:)?\s+(?:australian?)\b/i,
    'Australian citizen',
  ],
  [
    /\b(?:residency|visa|citizenship|work(?:ing)? rights|right to work)(?: status)?\s*[:–-]\s*citizen\b/i,
    'Citizen',
  ],
  [
    /\b(?:australian\s+)?permanent\s+resident|\bpermanent\s+residen(?:cy|t|ce)\b|\b(?:australian|aus)\s+pr\b|\bpr\s+(?:holder|visa|status)\b|(?:visa|residency)(?:\s+status)?\s*:\s*pr\b/i,
    'Permanent resident',
  ],
  [
    /\b(?:new zealand|nz|kiwi)\s+citizen(?:ship)?\b|\b(?:subclass|visa)\s*444\b|\b444\s+visa\b/i,
    'New Zealand citizen',
  ],
  [
    /\bbridging\s+visa\s*\(?(?:class\s+)?([a-e])?\b/i,
    ([, letter]) => (letter ? `Bridging visa ${letter.toUpperCase()}` : 'Bridging visa'),
  ],
  [
    new RegExp(
      `\\b(?:subclass|visa|sc|class)\\s*[:(-]*\\s*(?:subclass\\s*)?(${subclasses})\\b`,
      'i',
    ),
    ([, number]) => `Visa subclass ${number}`,
  ],
  [
    new RegExp(`\\b(${subclasses})\\b\\s*(?:[-–(]?\\s*\\p{L}+\\s*){0,4}visa\\b`, 'iu'),
    ([, number]) => `Visa subclass ${number}`,
  ],
  [/\bworking holiday(?:\s+maker)?(?:\s+visa)?\b/i, 'Working holiday visa'],
  [/\bstudent visa\b/i, 'Student visa'],
  [/\b(?:temporary )?graduate visa\b/i, 'Graduate visa'],
  [/\b(?:partner|spouse) visa\b/i, 'Partner visa'],
  [
    /\b(?:require[sd]?|requiring|need(?:s|ing)?)\s+(?:visa\s+)?sponsorship\b|\bsponsorship\s+(?:is\s+)?required\b/i,
    'Sponsorship required',
  ],
  [
    anyOf(
      /\b(?:full|unrestricted|unlimited|permanent)\s+(?:australian\s+)?(?:work(?:ing)?\s+)(?:rights?|permissions?)\b/i,
      /\b(?:eligible|authori[sz]ed|entitled|right|rights)\s+to\s+work\s+in\s+australia\b/i,
      /\bno work restrictions\b/i,
    ),
    'Full work rights',
  ],
]

const places: readonly Section['kind'][] = [
  'head',
  'contact',
  'summary',
  'other',
  'licences',
  'skills',
]

/** Whether the person says that they may work in Australia. Nationality alone says nothing. */
export function readWorkRights(sections: readonly Section[]): Fact<string> | undefined {
  const lines = sections
    .filter(({ kind }) => places.includes(kind))
    .flatMap((section) => section.lines)
  for (const [pattern, name] of rights) {
    for (const line of lines) {
      if (line.text.length > 1500) continue
      const found = pattern.exec(line.text)
      if (!found) continue
      const start = line.start + found.index
      const span = { start, end: start + found[0].length }
      const value = typeof name === 'string' ? name : name(found)
      return { value, confidence: 0.9, spans: [span] }
    }
  }
  return undefined
}
