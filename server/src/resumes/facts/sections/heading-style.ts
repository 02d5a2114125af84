import type { Line } from '../../resume-text.ts'
import { titleScore } from '../jobs/titles/title-words.ts'
import { kindOfHeading, withoutItsNumber } from './heading-words.ts'

export interface HeadingStyle {
  /** Whether a line that names no known section looks just like those that do. */
  isLike(line: Line): boolean
  /** The same of what may name a trade as well: "Welder certification". */
  hasLook(line: Line): boolean
}

/**
 * Headings of a document share a style, and those of its sidebar another: learned from those that are known
 * by name.
 */
export function learnHeadingStyle(lines: readonly Line[]): HeadingStyle | undefined {
  const known = lines.filter((line) => !line.isBullet && kindOfHeading(line.text) !== undefined)
  const usual = mostFrequentSize(lines)
  const looks = new Set(
    [...Map.groupBy(known, lookOf)].flatMap(([look, alike]) =>
      isStyle(look, alike, lines, usual) ? [look] : [],
    ),
  )
  if (looks.size === 0) return undefined
  const hasLook = (line: Line) => looks.has(lookOf(line)) && line.cells.length <= 1
  return { hasLook, isLike: (line) => hasLook(line) && isShortName(line.text) }
}

/** A look that several have, or that of one that is large and heavy, as others are that nobody knows. */
function isStyle(
  look: string,
  alike: readonly Line[],
  lines: readonly Line[],
  usual: number,
): boolean {
  const [example] = alike
  if (!example) return false
  const isLarge = example.size > usual + 0.9
  const others = lines.filter((line) => lookOf(line) === look && isShortName(line.text))
  const isShared = alike.length > 1 || (isLarge && example.isBold && others.length > 2)
  return isShared && (isLarge || /caps/.test(look))
}

/** Size, weight and letters: what makes a heading look as it does. */
export function lookOf(line: Line): string {
  // "LIFTS OF NOTE (please ask)"
  const bare = line.text.replace(/ \([^()]{1,40}\)\s*:?$/, '')
  const named = bare.includes(' ') ? bare : line.text
  const isCaps = named === named.toUpperCase()
  const weight = line.isBold ? 'bold' : 'plain'
  const mark = line.isMarkedHeading ? 'marked' : 'free'
  return [
    Math.round(line.size * 2) / 2,
    weight,
    mark,
    isCaps ? 'caps' : 'mixed',
    line.isBullet,
  ].join(' ')
}

const mostWords = 5
/** "ABOUT THE MACHINE YOU MAY PUT ME ON": nobody writes a name of so many words in capitals. */
const mostLoudWords = 9

function isShortName(heading: string): boolean {
  // "Compliance pack (copies on request)", and not "Rigs (VOC)"
  const text = withoutItsNumber(heading).replace(/\s\([^()]*\p{Ll}{4}[^()]*\)$/u, '')
  const isLoud = text === text.toUpperCase()
  return (
    /^[\p{L}\s&/,'’:-]{4,45}$/u.test(text) &&
    text.split(/\s+/).length <= (isLoud ? mostLoudWords : mostWords) &&
    titleScore(text) === 0
  )
}

function mostFrequentSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}
