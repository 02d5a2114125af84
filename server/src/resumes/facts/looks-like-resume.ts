import type { Line, ResumeText } from '../resume-text.ts'
import { dateRangesIn } from './dates/date-ranges.ts'
import { cutToReadable } from './cut-to-readable.ts'
import { readSections } from './sections/read-sections.ts'

const letterOpening = /^\s*(?:dear\b|to whom it may concern|attention\b|re:\s)/i
const letterClosing =
  /^\s*(?:yours\s+(?:sincerely|faithfully|truly)|sincerely|(?:kind|warm|best)?\s*regards)\b/i
const otherPapers =
  /\b(?:tax invoice|invoice (?:no|number|date)|amount due|total due|purchase order|statement of account|payslip|pay slip|about the role|the successful (?:candidate|applicant)|apply now|we are (?:looking for|seeking)|terms and conditions|table of contents|agenda|minutes of)\b/i
const contact =
  /[\w.+-]{1,64}@[\w-]{1,63}\.\w|\b0?4\d\d[ -]?\d{3}[ -]?\d{3}\b|\+\d{2}[\d ()-]{8,}|linkedin\.com/i

/** One of Word's is one line, however long. */
const longestParagraph = 1500

/** Tells a resume from letters, invoices, advertisements and lists that people upload as one. */
export function looksLikeResume(whole: ResumeText): boolean {
  const text = cutToReadable(whole)
  const lines = text.lines.filter((line) => line.text.trim() !== '')
  if (lines.reduce((sum, line) => sum + line.text.length, 0) < 80) return false

  const kinds = new Set(
    readSections(text)
      .filter(({ heading, kind }) => heading && kind !== 'other' && kind !== 'contact')
      .map(({ kind }) => kind),
  )
  const dated = lines.filter(hasRange).length
  const isReachable = lines.some((line) => contact.test(line.text.slice(0, 300)))

  // Under such a heading, jobs one below the other are no letter's.
  const areJobs = kinds.has('experience') && dated >= 3
  if (isLetter(lines) && !areJobs && !(kinds.size >= 2 && dated >= 1)) return false
  const foreign = lines.filter((line) => otherPapers.test(line.text)).length
  if (foreign > 0 && !(kinds.size >= 2 && (dated >= 1 || isReachable) && foreign <= kinds.size))
    return false

  if (kinds.size >= 2) return dated > 0 || isReachable || kinds.size >= 3
  if (kinds.has('experience')) return dated > 0 || isReachable
  if (kinds.size === 1) return dated > 0 && (isReachable || dated > 1)
  return dated >= 2 && isReachable
}

function isLetter(lines: readonly Line[]): boolean {
  return (
    lines.some(({ text }) => letterOpening.test(text)) ||
    (lines.some(({ text }) => letterClosing.test(text)) && lines.length < 60)
  )
}

function hasRange({ text }: Line): boolean {
  return text.length < longestParagraph && dateRangesIn(text).some(({ form }) => form !== 'single')
}
