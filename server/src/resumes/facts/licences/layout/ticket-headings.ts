import type { Line } from '../../../resume-text.ts'
import { speaksOfTickets, withoutItsNumber } from '../../sections/heading-words.ts'
import { dateRangesIn, isNothingButDates } from '../../dates/date-ranges.ts'
import { titleScore } from '../../jobs/titles/title-words.ts'
import { modelsIn } from '../../machines.ts'
import { nameOfCard } from '../held/cards-in-passing.ts'
import { areNothingButClasses, highRiskLetters } from '../names/class-letters.ts'
import { licencesIn } from '../names/find-licences.ts'
import { printedDates } from '../parts/ticket-dates.ts'
import { ticketTableAt } from './heads-of-tables.ts'

const mostWords = 8
const mostLetters = 60

/**
 * "Licences and site requirements", "Training register": a line whose other words nobody knows is of
 * tickets where it speaks of them, is none itself, and tickets stand below.
 */
export function isHeadingOfTickets(
  heading: Line,
  below: readonly Line[],
  { isLikeOthers = false } = {},
): boolean {
  const { cells, isBullet } = heading
  const text = withoutItsNumber(heading.text)
  // "Tickets again, in a list, for the people who skip letters"
  const most = isLikeOthers && beginsWithCards.test(text) ? 2 * mostWords : mostWords
  const isShort = text.length <= mostLetters && text.split(/\s+/).length <= most
  // "GWO · WINDA ID 0091-AB7731"
  const isOfRows = isLikeOthers && isShort && cells.length === 1 && !isBullet
  if (isOfRows && below.length > 1 && below.slice(0, 2).every(isRowOfTicket)) return true
  if (isBullet || cells.length > 1 || !isShort || !/^\p{Lu}[\p{L}\s&/,'’–-]*:?$/u.test(text))
    return false
  if (licencesIn(text, true).length > 0) return false
  if (isOfFitness.test(text)) return below.some((line) => modelsIn(line.text).length > 0)
  if (!speaksOfTickets(text) || isHeaderOfJob(text, below[0])) return false
  // "Kept statutory plans and the survey control", and below it the years of the next job
  if (!isLikeOthers && isNothingButDates(below[0]?.text ?? '')) return false
  // "Welder certification" may head nothing but what no list knows.
  if (isLikeOthers && isOfCards.test(text)) return true
  // "Licences, ratings and medical", and no "Registrations Officer".
  if (isLikeOthers && beginsWithCards.test(text) && titleScore(text) < 0.6) return true
  return below.some(
    (line) =>
      ticketTableAt(line) !== undefined || licencesIn(line.text.slice(0, 200), true).length > 0,
  )
}

/** "Miner Driver / Deputy in training", and below it where and from when to when */
function isHeaderOfJob(text: string, below: Line | undefined): boolean {
  const ranges = dateRangesIn(below?.text.slice(0, 200) ?? '')
  return titleScore(text) >= 0.6 && ranges.some(({ form }) => form !== 'single')
}

/** "First Aid | 12 Apr 2025 → 12 Apr 2027" */
function isRowOfTicket({ cells: [name, told] }: Line): boolean {
  const isDated = told !== undefined && printedDates(told.text, true)[0]?.start === 0
  return isDated && name !== undefined && licencesIn(name.text, true).length > 0
}

const isOfCards =
  /\b(?:certifications?|certificates|licen[cs]es|tickets|cards|inductions|permits|registrations|accreditations)\s*:?$/i

const beginsWithCards =
  /^(?:licen[cs]es|tickets|certificates|certifications|registrations|accreditations)\b/i

/** "Machines I am signed off on" */
const isOfFitness = /\bsigned off\b/i

/** "High risk work licence – SafeWork NSW – No. 228841", and its classes below, a line each. */
export function isCardOfClasses(line: Line, below: readonly Line[]): boolean {
  const { text, isBullet, isBold } = line
  const isCard = isBold && !isBullet && nameOfCard.test(text)
  if (isCard && below.slice(0, 2).some(isRowOfClasses)) return true
  return (
    isCard &&
    printedDates(text).length === 0 &&
    below.length > 1 &&
    below.slice(0, 2).every(({ text: own }) => startsWithClass.test(own))
  )
}

function isRowOfClasses({ cells }: Line): boolean {
  return cells.length > 2 && cells.every(({ text }) => areNothingButClasses(text))
}

const startsWithClass = new RegExp(String.raw`^\W*(?:${highRiskLetters})\b`)
