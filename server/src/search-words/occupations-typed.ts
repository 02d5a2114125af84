import { occupationsIn } from '../occupations/occupations-in.ts'
import type { FoundMeaning } from './found-meaning.ts'
import { lengthBefore, lengthBehind } from './papers.ts'

/** Who is looked for. Nobody minds capitals in a search, so what counts only with them is tried with them. */
export function occupationsTyped(text: string): FoundMeaning[] {
  const found = [
    text,
    withCapitals(text),
    text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
  ]
    .map(occupationsIn)
    .flat()
  const kept: FoundMeaning[] = []
  for (const { occupation, start, end } of found) {
    if (kept.some((other) => other.start < end && start < other.end)) continue
    const before = lengthBefore(text.slice(0, start))
    const behind = lengthBehind(text.slice(end))
    // What is part of somebody else's name, or was taken with it, is not taken again.
    const isFree = (from: number, to: number) =>
      ![...found, ...kept].some((other) => other.start < to && from < other.end)
    kept.push({
      kind: 'occupation',
      occupation,
      label: occupation,
      words: text.slice(start, end),
      start: isFree(start - before, start) ? start - before : start,
      end: isFree(end, end + behind) ? end + behind : end,
    })
  }
  return kept
}

function withCapitals(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}'’])[a-z]/gu, (letter) => letter.toUpperCase())
}
