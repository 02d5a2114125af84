import type { Line } from '../../../resume-text.ts'
import { titleScore } from './title-words.ts'

const allAs =
  /\ball (?:(?:jobs|roles|work|positions|of (?:it|them)) )?as (?:an? )?(?<title>\p{Lu}[\p{L} /&-]{2,40}?)(?= (?:unless|except|but|where)\b|[.,;]|$)/iu

/** "All as Trades Assistant unless it says other": what somebody was in each job that names nothing else. */
export function titleOfAll(lines: readonly Line[]): string | undefined {
  const told = lines.flatMap(({ text }) => allAs.exec(text.slice(0, 300))?.groups?.['title'] ?? [])
  return told.find((title) => titleScore(title) >= sureTitle)
}

const sureTitle = 0.6
