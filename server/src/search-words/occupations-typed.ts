import { occupationsIn } from '../occupations/occupations-in.ts'
import type { FoundMeaning } from './found-meaning.ts'

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
    const more = behindOccupation.exec(text.slice(end))?.[0].length ?? 0
    const isNext = found.some((other) => other.start >= end && other.start < end + more)
    const behind = isNext ? end : end + more
    kept.push({ kind: 'occupation', occupation, label: occupation, start, end: behind })
  }
  return kept
}

function withCapitals(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}'’])[a-z]/gu, (letter) => letter.toUpperCase())
}

const work = String.raw`(?:jobs?|roles?|positions?|work|vacanc(?:y|ies))`
const behindOccupation = new RegExp(String.raw`^ ${work}(?![\p{L}\p{N}])`, 'iu')

/** "Cook jobs": nobody is called so. */
export const asksForWork = new RegExp(` ${work}$`, 'iu')
