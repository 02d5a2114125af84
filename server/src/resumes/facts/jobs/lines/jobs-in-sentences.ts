import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Line } from '../../../resume-text.ts'
import { dateRangesIn } from '../../dates/date-ranges.ts'
import type { DateRange } from '../../dates/found-range.ts'
import { lengthOf, monthNumber, monthNumberOf, stretchOf } from '../../dates/months.ts'
import { licencesIn } from '../../licences/names/find-licences.ts'
import type { FoundJob } from '../found-job.ts'
import { newestFirst } from '../read-jobs.ts'
import { titleScore } from '../titles/title-words.ts'

/** Who tells it says so, and what stands where is a guess. */
const confidence = 0.6

/**
 * "Before that I was with NRW at Gudai-Darri from June 2018 to January 2021 as a truck operator.": the jobs
 * of whoever tells them in sentences, one a stretch of time.
 */
export function jobsInSentences(lines: readonly Line[], asOf: Date): FoundJob[] {
  const trade = tradeIn(lines)
  const jobs = lines.flatMap((line) =>
    clausesOf(line.text, asOf).flatMap((clause) => {
      const employer = employerIn(clause)
      const own = titleIn(clause)
      const isTicket = own === undefined && licencesIn(clause.text, true).length > 0
      const isOfWork = !isTicket && !studiedWith(clause, employer)
      return employer && isOfWork
        ? [jobOf({ line, clause, employer, title: own ?? trade }, asOf)]
        : []
    }),
  )
  return jobs.toSorted(newestFirst)
}

/** "I studied for it with Curtin from 2010 to 2013" */
function studiedWith({ text, at }: Clause, employer: Piece | undefined): boolean {
  const to = (employer?.at ?? at) - at
  return /\b(?:stud(?:y|ied|ying)|graduated)\b/i.test(text.slice(Math.max(0, to - 40), to))
}

/** What is told around a stretch of time, and where that begins in the sentence. */
interface Clause {
  readonly text: string
  readonly at: number
  readonly range: DateRange
}

interface Piece {
  readonly text: string
  readonly at: number
}

function clausesOf(sentence: string, asOf: Date): Clause[] {
  const ranges = dateRangesIn(sentence).filter(
    ({ form, start }) => form !== 'single' && monthNumber(start) <= monthNumberOf(asOf),
  )
  const [only] = ranges
  if (only && ranges.length === 1) return [{ text: sentence, at: 0, range: only }]
  // "UGL (2012-2016, Gorgon), Monadelphous (2016-2020) and since 2020 for Linkforce": what comes before a
  // stretch is of it, and behind the last one all that is left.
  let from = 0
  return ranges.map((range, index) => {
    const next = ranges[index + 1]
    const bracket = sentence.indexOf(')', range.at.end)
    const isBracketed = bracket !== -1 && bracket < (next?.at.start ?? sentence.length)
    const to = !next ? sentence.length : isBracketed ? bracket + 1 : range.at.end
    const clause = { text: sentence.slice(from, to), at: from, range }
    from = to
    return clause
  })
}

const name = String.raw`\p{Lu}[\p{L}\d&'’./-]*(?:(?: (?:&|and|of|de) | )\p{Lu}[\p{L}\d&'’-]*)*`
const employed = new RegExp(
  String.raw`\b(?:with|for|by|through|joined|joining|employer was|went to|moved to|work(?:ed|ing)? at) (?:the )?(${name})`,
  'gu',
)
/** "I ran our own place, Karri Farming, from 1995 to 2019" */
const owned = new RegExp(
  String.raw`\b(?:ran|run|owned|own) (?:my|our|the)\b[^,.]{0,25}, (${name})(?=,)`,
  'gu',
)
const beforeBracket = new RegExp(String.raw`(${name}) \(`, 'gu')
const first = new RegExp(String.raw`\b(?:at|to) (?:the )?(${name})`, 'gu')

/** Whoever stands behind "with" or "for"; else the name before the bracket with its years, or the place. */
function employerIn({ text, at }: Clause): Piece | undefined {
  for (const shape of [owned, employed, beforeBracket, first])
    for (const found of text.matchAll(shape)) {
      const named = found[1]?.replace(/\.$/, '') ?? ''
      const isFirm = titleScore(named) === 0 && licencesIn(named, true).length === 0
      if (named && isFirm && !monthName.test(named))
        return { text: named, at: at + found.index + found[0].indexOf(named) }
    }
  return undefined
}

const monthName = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}$|^(?:i|my|a)$/i

const behindTitle = anyOf(
  /with|for|at|on|in|from|since|out of|where|who/giu,
  /driving|running|under|by|until|to|and then/giu,
)

const titled = [
  // "I was a shift boss with Barminco", "working as the leading hand"
  pattern`\b(?:as|being|was|am|i['’]m) (?:an? |the |their |my )?(?<title>\p{L}[\p{L}&/ -]{2,50}?)(?= ${behindTitle}\b|[,.(;]|$)`,
  // "Now an electrician at Cadia"
  /(?:^(?!currently|then|now|presently|later|first)|\b(?:currently|then|now|presently|later|first) )(?:an? |the )?(?<title>\p{L}[\p{L}&/ -]{2,50}?)(?= (?:with|for|at)\b)/giu,
]

function titleIn({ text, at }: { text: string; at: number }): Piece | undefined {
  for (const shape of titled)
    for (const found of text.matchAll(shape)) {
      const title = found.groups?.['title']?.trim() ?? ''
      if (titleScore(title) >= 0.6)
        return { text: title, at: at + found.index + found[0].indexOf(title) }
    }
  return undefined
}

/** "I am a boilermaker/welder", "Electrician by trade": what somebody is whatever they were called. */
function tradeIn(lines: readonly Line[]): Piece | undefined {
  for (const { text, start } of lines) {
    const [, trade = ''] = /^(\p{Lu}[\p{L}&/ -]{2,40}) by trade\b/u.exec(text) ?? []
    if (titleScore(trade) >= 0.6) return { text: trade, at: start }
    if (!/^(?:I am|I['’]m) an? /.test(text)) continue
    const title = titleIn({ text, at: start })
    if (title) return title
  }
  return undefined
}

interface Told {
  readonly line: Line
  readonly clause: Clause
  readonly employer: Piece
  readonly title: Piece | undefined
}

function jobOf({ line, clause, employer, title }: Told, asOf: Date): FoundJob {
  const { start, end } = clause.range
  const stretch = stretchOf(start, end, asOf)
  const isCurrent = end === null || monthNumber(end) > monthNumberOf(asOf)
  const isOwnTitle = title !== undefined && clause.text.includes(title.text)
  return {
    title: title ? title.text.charAt(0).toUpperCase() + title.text.slice(1) : null,
    titleAt: title && (isOwnTitle ? line.start + title.at : title.at),
    employer: employer.text,
    employerAt: line.start + employer.at,
    client: null,
    place: null,
    start,
    end: isCurrent ? null : end,
    isCurrent,
    months: lengthOf(stretch),
    confidence: isOwnTitle ? confidence : confidence - 0.1,
    span: { start: line.start + clause.at, end: line.start + clause.at + clause.text.length },
    stretches: [stretch],
    // What else the sentence tells, such as a ticket gained there, is not the job's alone.
    lines: [],
  }
}
