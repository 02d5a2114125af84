import { breakToken, isNumeral, textAt, type Token } from './roster-tokens.ts'

const hourWords = new Set('hour hours hourly hr hrs h ph'.split(' '))
const perWords = new Set('per p a an / -'.split(' '))
const otherUnits = new Set(
  [
    'k % pa am pm year years yr yrs minute minutes mins km kms',
    'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july',
    'august september october november december',
  ].flatMap((words) => words.split(' ')),
)
const dateLeads = new Set(
  'start starts starting commence commences commencing from until till by closing closes due'.split(
    ' ',
  ),
)
const betweenLeadAndDate = new Set('date on the early approx : - .'.split(' '))

/**
 * The text without its numbers that are no days: pay, dates, times of day, ratios and round-the-clock.
 * The length of a shift goes without a trace, so that "4 x 12 hour shifts on" is "4 shifts on"; at the
 * others a roster ends.
 */
export function withoutAsides(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  let index = 0
  while (index < tokens.length) {
    const afterHours = behindHours(tokens, index)
    const next = afterHours ?? behindOther(tokens, index)
    const token = tokens[index]
    if (afterHours !== undefined) {
      if (kept.at(-1)?.text === 'x') kept.pop()
    } else if (next !== undefined) kept.push(breakToken)
    else if (token) kept.push(token)
    index = next ?? index + 1
  }
  return kept
}

/** 12 hour · 12.5hrs · 10-12 hour · $45 per hour. */
function behindHours(tokens: readonly Token[], index: number): number | undefined {
  let next = behindAmount(tokens, index)
  if (next === undefined) return undefined
  while (perWords.has(textAt(tokens, next)) && next < index + 6) next += 1
  return hourWords.has(textAt(tokens, next)) ? next + 1 : undefined
}

function behindOther(tokens: readonly Token[], index: number): number | undefined {
  return (
    behindRoundTheClock(tokens, index) ??
    behindMoneyOrDate(tokens, index) ??
    behindLedDate(tokens, index) ??
    behindRatio(tokens, index)
  )
}

function behindRoundTheClock(tokens: readonly Token[], index: number): number | undefined {
  const three = textOf(tokens, index, 3)
  return /^(?:24[/:-]7|7\/24)$/.test(three) ? index + 3 : undefined
}

/** $45-50 · 110-120k · 7am · 6.00 a.m. · 12-14 July. */
function behindMoneyOrDate(tokens: readonly Token[], index: number): number | undefined {
  const isMoney = textAt(tokens, index) === '$'
  const next = behindAmount(tokens, isMoney ? index + 1 : index)
  if (next === undefined || isMoney) return next
  if (/^[ap]\.m/.test(textOf(tokens, next, 3))) return next + 3
  return otherUnits.has(textAt(tokens, next)) ? next + 1 : undefined
}

/** Starting 12/11 · from the 14-7. */
function behindLedDate(tokens: readonly Token[], index: number): number | undefined {
  if (!dateLeads.has(textAt(tokens, index))) return undefined
  let next = index + 1
  while (betweenLeadAndDate.has(textAt(tokens, next)) && next < index + 5) next += 1
  return behindPair(tokens, next, '/-')
}

/** Ratio of 3:1 · a 1:4 ratio. */
function behindRatio(tokens: readonly Token[], index: number): number | undefined {
  if (textAt(tokens, index) === 'ratio') {
    const isSpaced = ['of', ':', 'is'].includes(textAt(tokens, index + 1))
    return behindPair(tokens, isSpaced ? index + 2 : index + 1, ':/')
  }
  const next = behindPair(tokens, index, ':/')
  return next !== undefined && textAt(tokens, next) === 'ratio' ? next + 1 : undefined
}

/** Behind a number or a range; in "2:1 - 12 hour" the 1 belongs to what stands before it. */
function behindAmount(tokens: readonly Token[], index: number): number | undefined {
  if (!isNumeral(tokens[index])) return undefined
  const isSecond = isOneOf(tokens[index - 1], ':/&-') && isNumeral(tokens[index - 2])
  const isRange = ['-', 'to'].includes(textAt(tokens, index + 1)) && isNumeral(tokens[index + 2])
  return isRange && !isSecond ? index + 3 : index + 1
}

function behindPair(tokens: readonly Token[], index: number, signs: string): number | undefined {
  const isPair = isNumeral(tokens[index]) && isNumeral(tokens[index + 2])
  return isPair && isOneOf(tokens[index + 1], signs) ? index + 3 : undefined
}

function isOneOf(token: Token | undefined, signs: string): boolean {
  return token?.kind === 'sign' && signs.includes(token.text)
}

function textOf(tokens: readonly Token[], index: number, count: number): string {
  return tokens
    .slice(index, index + count)
    .map(({ text }) => text)
    .join('')
}
