import type { Line } from '../../resume-text.ts'
import { speaksOfTickets, withoutItsNumber } from '../sections/heading-words.ts'
import { licencesIn } from './find-licences.ts'
import { ticketTableAt } from './ticket-tables.ts'

const mostWords = 6
const mostLetters = 60

/**
 * "Licences and site requirements", "Training register": a line whose other words nobody knows is of
 * tickets where it speaks of them, is none itself, and tickets stand below.
 */
export function isHeadingOfTickets(heading: Line, below: readonly Line[]): boolean {
  const { cells, isBullet } = heading
  const text = withoutItsNumber(heading.text)
  const isShort = text.length <= mostLetters && text.split(/\s+/).length <= mostWords
  if (isBullet || cells.length > 1 || !isShort || !/^\p{Lu}[\p{L}\s&/,'’–-]*:?$/u.test(text))
    return false
  if (!speaksOfTickets(text) || licencesIn(text, true).length > 0) return false
  return below.some(
    (line) =>
      ticketTableAt(line) !== undefined || licencesIn(line.text.slice(0, 200), true).length > 0,
  )
}
