import { plain } from '../../../text/plain.ts'
import { yearAt } from './date-parts.ts'
import { dashes, isSign, type Token } from './date-tokens.ts'
import { found, isJoiningWord, type Found } from './found-range.ts'
import { monthOf } from './month-words.ts'

const seasons = new Set(
  'season seasons summers winters springs autumns harvests vintages'.split(' '),
)

/** "Seasons 2020 and 2021", "summers of 2019, 2020 and 2021", "2019 and 2020 harvests": from the first to the last. */
export function fromSeasons(tokens: readonly Token[], index: number): Found | undefined {
  const isNamed = isSeasons(tokens[index])
  const isOf = isNamed && plain(tokens[index + 1]?.text ?? '') === 'of'
  const from = index + Number(isNamed) + Number(isOf)
  const first = yearAt(tokens, from)
  let last = first && seasonAt(tokens, from)
  for (;;) {
    const joint = tokens[last?.next ?? -1]
    const isJoint = isSign(joint, ',&') || plain(joint?.text ?? '') === 'and'
    const next = last && isJoint ? seasonAt(tokens, last.next + 1) : undefined
    if (!next) break
    last = next
  }
  if (!first || !last || last.next === first.next) return undefined
  if (!isNamed && !isSeasons(tokens[last.next])) return undefined
  const range = { start: { year: first.year }, end: { year: last.year }, form: 'range' } as const
  return found(tokens, index, isNamed ? last.next : last.next + 1, range)
}

/** "2025 (Feb to Nov, on and off)": all that the brackets hold belongs to it. */
export function fromYearOfMonths(tokens: readonly Token[], index: number): Found | undefined {
  const year = yearAt(tokens, index)
  if (!year || !isSign(tokens[year.next], '(')) return undefined
  const [from, joint] = [monthAt(tokens, year.next + 1), tokens[year.next + 2]]
  const to = monthAt(tokens, year.next + 3)
  if (!from || !to || to < from) return undefined
  if (!joint || !(isSign(joint, dashes) || isJoiningWord(joint))) return undefined
  const rest = tokens.slice(year.next + 4, year.next + 4 + mostBehindMonths)
  const closing = rest.findIndex((token) => isSign(token, ')'))
  if (closing === -1) return undefined
  const next = year.next + 4 + closing + 1
  const [start, end] = [from, to].map((month) => ({ year: year.year, month }))
  return start && end && found(tokens, index, next, { start, end, form: 'range' })
}

const mostBehindMonths = 8

function monthAt(tokens: readonly Token[], index: number): number | undefined {
  return monthOf(tokens[index]?.text ?? '')
}

function isSeasons(token: Token | undefined): boolean {
  return seasons.has(plain(token?.text ?? ''))
}

/** "2014" or "2014-15": a winter begins in one year and ends in the next. */
function seasonAt(
  tokens: readonly Token[],
  index: number,
): { year: number; next: number } | undefined {
  const year = yearAt(tokens, index)
  const other = tokens[index + 2]
  const isBoth = year && isSign(tokens[index + 1], `${dashes}/`) && /^\d\d$/.test(other?.text ?? '')
  if (!isBoth) return year
  return { year: Math.floor(year.year / 100) * 100 + Number(other?.text), next: index + 3 }
}
