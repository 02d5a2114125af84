import { plain } from '../../../text/plain.ts'
import type { Line } from '../../resume-text.ts'
import { awards } from '../jobs/education.ts'
import { together } from '../licences/wrapped-tickets.ts'
import { paragraphsOf } from '../paragraphs.ts'

/** What was learnt, a line for each: rows that did not fit their line are whole, and sentences stand apart. */
export function entriesOf(lines: readonly Line[]): Line[] {
  return paragraphsOf(lines).flatMap(withWholeLines).flatMap(entriesOfLine)
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

export function isAward(text: string): boolean {
  return awards.test(plain(text))
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
