import { anyOf, pattern } from '../../text/any-of.ts'
import type { Line, ResumeText } from '../resume-text.ts'
import { dateRangesIn } from './dates/date-ranges.ts'
import { readSections } from './sections/read-sections.ts'

/** A resume, and the certificates and cards that were scanned along with it, each a page. */
export interface WithPapers {
  readonly resume: ResumeText
  readonly papers: readonly (readonly Line[])[]
}

/** Only pictures of pages are told apart: whoever writes a document of their own writes of themselves. */
export function withoutPapers(text: ResumeText): WithPapers {
  const pictures = new Set(text.fromPictures)
  const byPage = Map.groupBy(text.lines, ({ page }) => page)
  const papers = new Map(
    [...byPage].filter(([page, lines]) => pictures.has(page) && !readsLikeResume(text, lines)),
  )
  if (papers.size === 0) return { resume: text, papers: [] }
  const lines = text.lines.filter(({ page }) => !papers.has(page))
  return { resume: { ...text, lines }, papers: [...papers.values()] }
}

const headingsOfResumes: ReadonlySet<string> = new Set([
  'experience',
  'education',
  'skills',
  'summary',
  'projects',
  'referees',
])

const saidOnPapers = anyOf(
  /certif(?:y|ies) that|certificate of|statement of (?:attainment|results)/i,
  /has (?:been (?:awarded|found|assessed)|(?:successfully )?(?:completed|attained|achieved|fulfilled|demonstrated))/i,
  /awarded to|units? of competency|registered training|rto\b/i,
  /(?:licen[cs]e|card|certificate) (?:no|number)|date of birth|dob\b/i,
  /to whom it may concern|this licen[cs]e/i,
)

const wordsOfPapers = pattern`\b${saidOnPapers}\b`
const contact = /[\w.+-]{1,64}@[\w-]{1,63}\.\w|\b0?4\d\d[ -]?\d{3}[ -]?\d{3}\b/

function readsLikeResume(text: ResumeText, lines: readonly Line[]): boolean {
  const sections = readSections({ ...text, lines })
  if (sections.some(({ heading, kind }) => heading && headingsOfResumes.has(kind))) return true
  if (lines.some((line) => wordsOfPapers.test(line.text.slice(0, 300)))) return false
  return lines.some(
    (line) =>
      line.text.length < 300 &&
      (contact.test(line.text) || dateRangesIn(line.text).some(({ form }) => form !== 'single')),
  )
}
