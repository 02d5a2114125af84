import type { Line } from '../../resume-text.ts'
import { titleScore } from '../jobs/title-words.ts'
import { kindOfHeading, withoutItsNumber } from './heading-words.ts'

export interface HeadingStyle {
  /** Whether a line that names no known section looks just like those that do. */
  isLike(line: Line): boolean
  /** The same of what may name a trade as well: "Welder certification". */
  hasLook(line: Line): boolean
}

/** All headings of a document share a style; it is learned from those that are known by name. */
export function learnHeadingStyle(lines: readonly Line[]): HeadingStyle | undefined {
  const known = lines.filter((line) => !line.isBullet && kindOfHeading(line.text) !== undefined)
  const looks = Map.groupBy(known, lookOf)
  const [look, alike = []] = [...looks].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  const [example] = alike
  if (look === undefined || !example) return undefined
  const isLarge = example.size > mostFrequentSize(lines) + 0.9
  const others = lines.filter((line) => lookOf(line) === look && isShortName(line.text))
  const isShared = alike.length > 1 || (isLarge && example.isBold && others.length > 2)
  const isDistinct = isLarge || /caps/.test(look)
  if (!isShared || !isDistinct) return undefined
  const hasLook = (line: Line) => lookOf(line) === look && line.cells.length <= 1
  return { hasLook, isLike: (line) => hasLook(line) && isShortName(line.text) }
}

/** Size, weight and letters: what makes a heading look as it does. */
export function lookOf(line: Line): string {
  const isCaps = line.text === line.text.toUpperCase()
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

function isShortName(heading: string): boolean {
  const text = withoutItsNumber(heading)
  return (
    /^[\p{L}\s&/,'’:-]{4,45}$/u.test(text) &&
    text.split(/\s+/).length <= 5 &&
    titleScore(text) === 0
  )
}

function mostFrequentSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}
