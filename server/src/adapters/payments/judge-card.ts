import { dayOf, productTimeZone } from '@headframe/wire'

/** A card as it was typed, each part as text. */
export interface TestCard {
  readonly number: string
  readonly exp_month: string
  readonly exp_year: string
  readonly cvc: string
}

export type CardJudgement =
  | { readonly outcome: 'approved' | 'declined' }
  | { readonly outcome: 'unsound'; readonly fields: readonly (keyof TestCard)[] }

const declined = new Set(['4000000000000002', '4000000000009995'])

/** What becomes of a test card: no money is behind it, so its number alone decides. */
export function judgeCard(card: TestCard, now: Date): CardJudgement {
  const number = card.number.replaceAll(/[ -]/g, '')
  const fields: (keyof TestCard)[] = []
  if (!/^\d{13,19}$/.test(number) || !hasRightCheckDigit(number)) fields.push('number')
  if (!/^(0?[1-9]|1[0-2])$/.test(card.exp_month)) fields.push('exp_month')
  if (!/^(\d\d|\d{4})$/.test(card.exp_year)) fields.push('exp_year')
  if (!/^\d{3,4}$/.test(card.cvc)) fields.push('cvc')
  if (fields.length > 0) return { outcome: 'unsound', fields }

  if (hasExpired(card, now)) return { outcome: 'unsound', fields: ['exp_month', 'exp_year'] }
  return { outcome: declined.has(number) ? 'declined' : 'approved' }
}

/** Counted from the right, every second digit is doubled; the sum of all digits ends in nothing. */
function hasRightCheckDigit(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** A card is good until its month is over. */
function hasExpired({ exp_month, exp_year }: TestCard, now: Date): boolean {
  const month = `${exp_year.padStart(4, '20')}-${exp_month.padStart(2, '0')}`
  return month < dayOf(now, productTimeZone).slice(0, month.length)
}
