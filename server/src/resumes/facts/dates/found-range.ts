import type { MonthOfYear, Span } from '../../resume-facts.ts'
import { plain } from '../../../text/plain.ts'
import type { Token } from './date-tokens.ts'

/** A stretch of time as printed; `at` are offsets into the text that was given. */
export interface DateRange {
  readonly start: MonthOfYear
  /** Null while it goes on. */
  readonly end: MonthOfYear | null
  /** `hanging`: the line ends at the dash, so the end may stand on the next line. */
  readonly form: 'range' | 'since' | 'hanging' | 'single'
  readonly at: Span
}

export interface Found {
  readonly range: DateRange
  readonly next: number
}

export function found(
  tokens: readonly Token[],
  from: number,
  next: number,
  range: Omit<DateRange, 'at'> | undefined,
): Found | undefined {
  const [first, last] = [tokens[from], tokens[next - 1]]
  if (!range || !first || !last) return undefined
  return { range: { ...range, at: { start: first.start, end: last.end } }, next }
}

const joiningWords = new Set(
  'to until untill till til through thru bis au a al tot hasta do ate fino sampai s/d s.d по до 至 到'.split(
    ' ',
  ),
)

export function isJoiningWord(token: Token): boolean {
  return token.kind === 'word' && joiningWords.has(plain(token.text))
}
