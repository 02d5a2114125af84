import type { Line } from '../../resume-text.ts'
import { together } from '../licences/layout/wrapped-tickets.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { isAward, isSchool } from './awards.ts'
import { isOfWork, partsOf } from './parts.ts'

/** What tells of one study: its line, and those around it that are of no other one. */
export interface StudyEntry {
  readonly line: Line
  readonly around: readonly Line[]
}

const longestLead = 90
const nearMargin = 0.7

/** The studies of a section: where a school or its years stand above each, they do so above all. */
export function entriesOf(lines: readonly Line[], isStudy: (line: Line) => boolean): StudyEntry[] {
  const whole = paragraphsOf(withWholePoints(lines)).flatMap(withWholeLines).flatMap(entriesOfLine)
  const heads = whole.flatMap((line, index) => (isStudy(line) ? [index] : []))
  const first = heads[0] ?? 0
  const lead = whole.slice(0, first)
  const isAbove = first <= 2 && lead.every(({ text }) => isLead(text))
  const above = isAbove ? first : 0
  return heads.flatMap((head, at) => {
    const line = whole[head]
    const end = (heads[at + 1] ?? whole.length + above) - above
    const around = [
      ...whole
        .slice(Math.max(head - above, heads[at - 1] ?? -1, 0), head)
        .filter(({ text }) => isLead(text)),
      ...whole.slice(head + 1, Math.max(end, head + 1)),
    ]
    return line ? [{ line, around: around.filter((other) => !isStudy(other)) }] : []
  })
}

/** "Curtin University", "2016 – 2019": above a study, what a line of it could be. */
function isLead(text: string): boolean {
  return text.length <= longestLead && (isSchool(text) || partsOf(text).length === 0)
}

/** Below a line that reaches the margin stands the rest of it: "Certificate IV, Spencer" and "Gulf TAFE 2018". */
function withWholePoints(lines: readonly Line[]): Line[] {
  const margin = Math.max(...lines.map(({ right }) => right))
  const whole: Line[] = []
  let last: Line | undefined
  for (const line of lines) {
    const above = whole.at(-1)
    const isFull = last !== undefined && last.right - line.x > nearMargin * (margin - line.x)
    const isNext = last?.page === line.page && line.y - last.y < 1.6 * line.size
    if (above && isFull && isNext && isRestOf(above, line))
      whole[whole.length - 1] = together(above, line)
    else whole.push(line)
    last = line
  }
  return whole
}

function isRestOf(above: Line, line: Line): boolean {
  if (line.isBullet || isAward(line.text)) return false
  const end = /(?:,|\s[–—-])\s(?<name>\p{Lu}[\p{L} ]{1,20})$/u.exec(above.text)?.groups?.['name']
  const endsAmidName = end !== undefined && !isOfWork(end) && !isSchool(above.text)
  return (above.isBullet && line.x > above.x) || (endsAmidName && isSchool(line.text))
}

/** "…, not com-" and below it "pleted. Certificate III": the rest of the line above. */
function withWholeLines(paragraph: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of paragraph) {
    const above = whole.at(-1)
    if (above && goesOn(above, line)) whole[whole.length - 1] = together(above, line)
    else whole.push(line)
  }
  return whole
}

function goesOn(above: Line, line: Line): boolean {
  if (beginsWithYear.test(above.text) && beginsWithYear.test(line.text)) return false
  const isOpen = /-$|\b(?:in|of|and|for|the|&)\s*$/.test(above.text)
  // A year may also begin the next one.
  const isLoose = /^\s*\d/.test(line.text) || /,\s*$/.test(above.text)
  const isMore = /^\s*\p{Ll}/u.test(line.text) && (isRemark.test(line.text) || !isAward(line.text))
  return isOpen || isMore || (isLoose && !isAward(line.text))
}

/** "… recognised" and "as Cert III in Engineering": told of the one above. */
const isRemark = /^\s*(?:as|with)\b/

const beginsWithYear = /^\s*(?:19|20)\d\d\b/

/** "Diploma of Management, 2022. Certificate III in Mining, 2010." */
function entriesOfLine(line: Line): Line[] {
  const ends = Array.from(line.text.matchAll(parting), ({ index, 0: sign }) => index + sign.length)
  const parts = [0, ...ends].map((from, at) => ({ from, text: line.text.slice(from, ends[at]) }))
  const awards = parts.filter(({ text }) => isAward(text))
  // "Diploma of Project Management 2019; N6 Mechanical, Rustenburg 2001": what has its own year needs no other.
  const isDated = awards.some(({ text }) => /\b(?:19|20)\d\d\b[^;]*;\s*$/.test(text))
  if (awards.length < 2 && !isDated) return [line]
  return parts.map(({ from, text }) => {
    const start = line.start + from
    const [cell] = line.cells
    return { ...line, start, text, cells: cell ? [{ ...cell, start, text }] : [] }
  })
}

const parting = /(?<=[\p{Ll}\d)]{2})(?<!\b(?:Dip|Cert|Adv|Grad))\.\s+(?=\p{Lu})|;\s+|\s·\s/gu
