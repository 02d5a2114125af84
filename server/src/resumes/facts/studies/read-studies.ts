import { plain } from '../../../text/plain.ts'
import type { ReadStudy } from '../../resume-facts.ts'
import type { Line } from '../../resume-text.ts'
import { schools } from '../jobs/education.ts'
import type { Section } from '../sections/read-sections.ts'
import { entriesOf, isAward } from './entries.ts'

/** What somebody has learnt: an award, under a heading of studies, with school and year beside or below it. */
export function readStudies(sections: readonly Section[]): ReadStudy[] {
  const studies = sections
    .filter(({ kind }) => kind === 'education')
    .map(({ lines }) => entriesOf(lines.filter(({ text }) => !isUnit(text))))
    .flatMap((lines) =>
      lines.flatMap((line, index) => studyAt(line, lines[index - 1], lines[index + 1]) ?? []),
    )
  const each = new Map(studies.map((study) => [`${study.name} ${study.school}`, study]))
  return [...each.values()]
}

/** "MEM18001C Use hand tools": what a study is made of may stand between it and its school. */
function isUnit(text: string): boolean {
  return unitCode.test(text) && !piecesOf(text).some(isAward)
}

const unitCode = /^\W*[A-Z]{3,}[A-Z\d]*\d{3,}[A-Z]?\b/

const longestLine = 200

function studyAt(line: Line, before: Line | undefined, below: Line | undefined) {
  if (line.text.length > longestLine || isNoStudy(line.text)) return undefined
  const pieces = piecesOf(line.text)
  const name = pieces.find(isAward)
  if (name === undefined) return undefined
  const beside = [below, before].filter((other) => other && !piecesOf(other.text).some(isAward))
  const around = beside.flatMap((other) => (other ? piecesOf(other.text) : []))
  const year =
    lastYearIn(line.text) ?? beside.map((other) => lastYearIn(other?.text ?? '')).find(Boolean)
  const study: ReadStudy = {
    name,
    school: [...pieces, ...around].find((piece) => piece !== name && isSchool(piece)) ?? null,
    year: year ?? null,
    span: { start: line.start, end: line.start + line.text.length },
  }
  return study
}

/** What stands between commas, bars, dashes and columns, without dates. */
function piecesOf(text: string): string[] {
  return text
    .split(/\t|,\s+|;|\s*[|·]\s*|\s+[–—-]\s+|\s+at\s+|[()]/)
    .map((piece) =>
      piece
        .replace(dates, '')
        .replaceAll(/^[\s.:,–—-]+|[\s.:,–—-]+$/g, '')
        .trim(),
    )
    .filter((piece) => piece !== '')
}

const dates =
  /(?:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s+)?\b(?:19|20)\d\d\b/giu

/** What was given up, and what somebody tells of themselves. */
function isNoStudy(text: string): boolean {
  return unfinished.test(text) || ofOneself.test(text)
}

/** "I carry", "since my doctorate", but not "Certificate I in". */
const ofOneself = /(?:^|\s)(?:I (?!in\b|of\b|and\b|for\b)\p{Ll}|[Mm]y\s)/u

const unfinished =
  /\bnot (?:yet )?(?:completed|finished)\b|\b(?:incomplete|withdrew|withdrawn|discontinued|deferred)\b/i

function isSchool(piece: string): boolean {
  return schools.test(plain(piece))
}

function lastYearIn(text: string): number | undefined {
  const year = text.match(/\b(?:19|20)\d\d\b/g)?.at(-1)
  return year === undefined ? undefined : Number(year)
}
