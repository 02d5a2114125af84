import type { ResumeReading } from '@headframe/server/src/resumes/resume-facts.ts'
import type { HonestDocument } from './documents.ts'
import { fields } from './fields.ts'
import type { Outcome } from './fields.ts'
import { isWithin, wordsOf } from './likeness.ts'

/** A line for everything that was misread in a document, and whether its text has what was missed. */
export function faultsOf(
  { half, fileName, truth }: HonestDocument,
  reading: ResumeReading,
): string[] {
  const where = `${half}/${fileName}`
  if (reading.status !== 'ok') return [`${where}: ${reading.status}`]
  return fields
    .map(({ name, compare }) => ({ name, outcome: compare(reading.facts, truth) }))
    .filter(({ outcome }) => outcome.extra.length + outcome.missed.length > 0)
    .map(({ name, outcome }) => `${where}, ${name}: ${toldOf(outcome, reading.text)}`)
}

function toldOf({ extra, missed }: Outcome, text: string): string {
  const kind = missed.length === 0 ? 'extra' : extra.length === 0 ? 'missing' : 'wrong'
  const read = extra.map((item) => `“${item}”`).join(', ')
  const real = missed
    .map((item) => `“${item}” (${isInText(item, text) ? 'in the text' : 'not in the text'})`)
    .join(', ')
  return [kind, read && `read ${read}`, real && `for ${real}`].filter(Boolean).join(' ')
}

/** Words that are not in the text were lost before any fact was looked for, or are our own. */
export function isInText(missed: string, text: string): boolean {
  const [plain = ''] = missed.split(/ [{"]/)
  return isWithin(wordsOf(plain), wordsOf(text))
}
