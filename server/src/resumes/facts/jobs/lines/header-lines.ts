import type { Line } from '../../../resume-text.ts'
import { isNothingButDates } from '../../dates/date-ranges.ts'
import { placeScore } from '../../places/known-places.ts'
import { isDutyLabel, isProse, tellsDuty } from '../duties.ts'
import { employerScore } from '../employers/employer-words.ts'
import { labelOf } from './labels.ts'
import { titleScore } from '../titles/title-words.ts'

export const longest = 180

/** Whether a line may belong to the header of a job rather than tell what was done. */
export function isHeaderLine(lines: readonly Line[], index: number): boolean {
  const line = lines[index]
  if (!line || line.isBullet || line.text.length > longest) return false
  if (labelOf(line)) return true
  const text = line.text.trim().replace(endOfRange, '')
  if (isDutyLabel(text) || tellsDuty(text)) return false
  if (isSmallTitle(text, lines[index - 1])) return true
  if (/^(?:\p{Ll}|[>»*•▪◦‣+~–—-]\s)/u.test(text) || isContinuation(lines, index)) return false
  if (titleOfSentence(text) !== undefined) return true
  if (/[.;:]$/.test(text) && !isShortened.test(text)) {
    return sounds(text.replace(/[.;:]$/, '')) && text.split(/\s+/).length <= 8
  }
  return !isProse(text) || sounds(text) || isTitleWithWork(text)
}

/** "Nov 2021 –", and below it "today" beside the employer. */
const endOfRange = /^(?:today|present|current|now|ongoing|to date)\t/i

/** The legal form that ends a name, in whatever language: Ltd., Lda., Sp. z o.o. */
const isShortened =
  /\b(?:ltd|inc|co|corp|pty|etc|n\.?a)\.$|\p{L}\.\s?\p{L}\.$|,\s*\p{Lu}\p{L}{1,3}\.$/iu

export function sounds(text: string): boolean {
  const isTitle = titleScore(text) >= 0.8 || titleScore(text.replace(aside, '')) >= 0.8
  return isTitle || employerScore(text) >= 0.8 || placeScore(text) >= 0.9
}

/** "Shop Assistant (part time while studying)" */
const aside = /(?<=\p{L})\s*\([^()]*\)$/u

/** "Shift Boss. 30 on crew, two levels.": what somebody was, and then what was done, on one line. */
export function titleOfSentence(text: string): string | undefined {
  const [title] = /^\p{Lu}[^.]{3,50}(?=\.\s+\S)/u.exec(text) ?? []
  return title && !isProse(title) && titleScore(title) >= 0.8 ? title : undefined
}

/** "SCAFFOLDER – Yarra Access – various commercial sites": however it goes on. */
export function beginsAsHeader(text: string): boolean {
  const [title = '', other = ''] = text.trim().split(/\s*[|,–—(\t]\s*|\s+(?:-|at|with|for)\s+/)
  const areTwo = titleScore(title) >= 0.8 && /^\p{Lu}/u.test(title) && /^\p{Lu}/u.test(other)
  const isWhole = /^\p{Lu}/u.test(text.trim()) && titleScore(text) >= 0.8
  return (
    (areTwo || isWhole || isTitleWithWork(text.replace(/[\s,|(–—-]+$/, ''))) && !tellsDuty(text)
  )
}

/**
 * "Road train driver, general and grain", "Driver - quad side tippers": what somebody was, and in small letters what
 * with; before it may stand the employer.
 */
export function isTitleWithWork(text: string): boolean {
  const [, title = ''] =
    /^(?:\p{Lu}[^–—]{3,60} [–—-] )?(\p{Lu}[^,]{3,40}?)(?:,| [–—-]) \p{Ll}[\p{Ll} ,/&-]{2,40}$/u.exec(
      text,
    ) ?? []
  return titleScore(title) >= 0.8 && !tellsDuty(text)
}

export function soundsInPart(text: string): boolean {
  return !isProse(text) && text.split(/[,|(]|\s[–—-]\s/).some((part) => sounds(part.trim()))
}

/** "woolworths katherine", typed in small letters right above nothing but dates. */
export function isSmallName(line: Line, dates: Line | undefined): boolean {
  const { text, isBullet, size, x } = line
  const isBeside = dates !== undefined && dates.size === size && Math.abs(dates.x - x) < 4
  return isBeside && !isBullet && smallName.test(text.trim()) && isNothingButDates(dates.text)
}

const smallName = /^\p{Ll}[\p{L}'’&]*(?: [\p{L}\d'’&]+){0,3}$/u

/** "grader operator, Shire of Wandella", typed in small letters right below nothing but dates. */
function isSmallTitle(text: string, above: Line | undefined): boolean {
  if (!/^\p{Ll}/u.test(text) || above === undefined || !isNothingButDates(above.text)) return false
  const [title = ''] = text.split(/,|\s[–—-]\s|\s(?:at|for|with)\s/)
  return titleScore(title) >= 0.8
}

/** The rest of a point that did not fit its line. */
function isContinuation(lines: readonly Line[], index: number): boolean {
  const line = lines[index]
  const before = lines[index - 1]
  if (!line || !before || line.isBold || line.isMarkedHeading) return false
  if (line.x < before.x - 2) return false
  const isSameFlow = before.column === line.column && !line.isInTable && before.size === line.size
  if (!isSameFlow || soundsInPart(line.text) || before.isBold || before.isMarkedHeading)
    return false
  if (before.isBullet && line.x > before.x + 2) return true
  const isFull =
    before.right > line.x + 0.8 * (rightEdge(lines, line.column) - line.x) &&
    before.text.length > 60
  const isOpen = before.isBullet || isProse(before.text)
  return isOpen && isFull && !/[.!?:]$/.test(before.text.trim())
}

const rightEdges = new WeakMap<readonly Line[], Map<number, number>>()

function rightEdge(lines: readonly Line[], column: number): number {
  let edges = rightEdges.get(lines)
  if (!edges) {
    edges = new Map()
    for (const line of lines) {
      edges.set(line.column, Math.max(edges.get(line.column) ?? 0, line.right))
    }
    rightEdges.set(lines, edges)
  }
  return edges.get(column) ?? 0
}
