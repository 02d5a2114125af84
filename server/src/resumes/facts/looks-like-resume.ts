import { anyOf, pattern } from '../../text/any-of.ts'
import type { Line, ResumeText } from '../resume-text.ts'
import { dateRangesIn } from './dates/date-ranges.ts'
import type { DateRange } from './dates/found-range.ts'
import { cutToReadable } from './cut-to-readable.ts'
import { licencesIn } from './licences/names/find-licences.ts'
import { readSections } from './sections/read-sections.ts'

const letterOpening = /^\s*(?:dear\b|to whom it may concern|attention\b|re:\s)/i
const letterClosing =
  /^\s*(?:yours\s+(?:sincerely|faithfully|truly)|sincerely|(?:kind|warm|best)?\s*regards)\b/i
const wordsOfOthers = anyOf(
  // Bills and pay
  /tax invoice|invoice (?:no|number|date)|amount due|total due|purchase order/i,
  /statement of account|payslip|pay slip/i,
  // Jobs that are advertised
  /about the role|the successful (?:candidate|applicant)|apply now|we are (?:looking for|seeking)/i,
  /terms and conditions|table of contents|agenda|minutes of/i,
)

const otherPapers = pattern`\b${wordsOfOthers}\b`
/** What papers of a course, which people upload as well, say of whoever took it. */
const certifies =
  /\b(?:this (?:is to )?certif|hereby|has (?:successfully )?(?:attained|achieved|completed))/i
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

  const spans = Math.max(dated, spansOfTime(lines))
  // Under a heading, jobs one below the other are no letter's; and some have nothing but a letter
  // in which their jobs and tickets are told.
  const tellsJobs = (kinds.size > 0 && dated >= 3) || (kinds.size >= 2 && dated > 0)
  if (isLetter(lines) && !tellsJobs && !(spans >= 2 && listsTickets(lines))) return false
  const foreign = lines.filter((line) => otherPapers.test(line.text)).length
  if (
    foreign > 0 &&
    !(isReachable && dated >= 3) &&
    !(kinds.size >= 2 && (dated > 0 || isReachable) && foreign <= kinds.size)
  )
    return false

  if (kinds.size >= 2) return dated > 0 || isReachable || kinds.size >= 3
  if (kinds.has('experience')) return dated > 0 || isReachable
  if (kinds.size === 1) return dated > 0 && (isReachable || dated > 1)
  return isReachable && (spans >= 2 || listsTickets(lines))
}

/** Sentences break where the line does, and a paragraph of Word's is one line. */
function spansOfTime(lines: readonly Line[]): number {
  const told = lines.filter(({ text }) => text.length < longestParagraph)
  return dateRangesIn(told.map(({ text }) => text).join(' ')).filter(isSpan).length
}

/** A few words, years and cards: some have no more to say of themselves. */
function listsTickets(lines: readonly Line[]): boolean {
  const held = lines.flatMap(({ text }) =>
    licencesIn(text.slice(0, longestParagraph), true).map(({ licence }) => licence.name),
  )
  const dated = lines.filter(({ text }) => dateRangesIn(text.slice(0, longestParagraph)).length > 0)
  return (
    new Set(held).size >= 3 && dated.length > 0 && !lines.some(({ text }) => certifies.test(text))
  )
}

function isLetter(lines: readonly Line[]): boolean {
  return (
    lines.some(({ text }) => letterOpening.test(text)) ||
    (lines.some(({ text }) => letterClosing.test(text)) && lines.length < 60)
  )
}

function hasRange({ text }: Line): boolean {
  return text.length < longestParagraph && dateRangesIn(text).some(isSpan)
}

function isSpan({ form }: DateRange): boolean {
  return form !== 'single'
}
