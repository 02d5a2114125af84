import type { Line } from '../../resume-text.ts'
import { together } from '../licences/wrapped-tickets.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { isAward, isSchool } from './awards.ts'
import { partsOf } from './parts.ts'

/** What tells of one study: its line, and those around it that are of no other one. */
export interface StudyEntry {
  readonly line: Line
  readonly around: readonly Line[]
}

const longestLead = 90

/** The studies of a section: where a school or its years stand above each, they do so above all. */
export function entriesOf(lines: readonly Line[], isStudy: (line: Line) => boolean): StudyEntry[] {
  const whole = paragraphsOf(lines).flatMap(withWholeLines).flatMap(entriesOfLine)
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
  const isOpen = /-$|\b(?:in|of|and|for|the|&)\s*$/.test(above.text)
  // A year may also begin the next one.
  const isLoose = /^\s*\d/.test(line.text) || /,\s*$/.test(above.text)
  return isOpen || (!isAward(line.text) && (isLoose || /^\s*\p{Ll}/u.test(line.text)))
}

/** "Diploma of Management, 2022. Certificate III in Mining, 2010." */
function entriesOfLine(line: Line): Line[] {
  const ends = Array.from(line.text.matchAll(parting), ({ index, 0: sign }) => index + sign.length)
  const parts = [0, ...ends].map((from, at) => ({ from, text: line.text.slice(from, ends[at]) }))
  if (parts.filter(({ text }) => isAward(text)).length < 2) return [line]
  return parts.map(({ from, text }) => {
    const start = line.start + from
    const [cell] = line.cells
    return { ...line, start, text, cells: cell ? [{ ...cell, start, text }] : [] }
  })
}

const parting = /(?<=[\p{Ll}\d)]{2})\.\s+(?=\p{Lu})|;\s+|\s·\s/gu
