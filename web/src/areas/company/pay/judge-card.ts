import type { Faults } from '@headframe/wire'

import { productDay } from '../../../lib/product-day.ts'
import { digitsIn, readExpiry } from './card-text.ts'

/** A card as it is typed. It is kept in this page only and ends with it. */
export type CardValues = {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

export const noCard: CardValues = { number: '', expiry: '', cvc: '' }

/** What is plainly wrong with a card; whether it pays only its bank can say. */
export function faultsOfCard({ number, expiry, cvc }: CardValues, now: Date): Faults {
  const faults: Faults = {}
  const digits = digitsIn(number)
  if (digits === '') faults['number'] = 'Enter the card number.'
  else if (!/^\d{13,19}$/.test(digits) || !hasRightCheckDigit(digits)) {
    faults['number'] = 'This is not a card number. Please check its digits.'
  }

  const end = readExpiry(expiry)
  const isMonth = Number(end?.month) >= 1 && Number(end?.month) <= 12
  if (!end || !isMonth) faults['expiry'] = 'Enter the month and the year as MM / YY.'
  else if (`20${end.year}-${end.month}` < productDay(now.getTime() / 1000).slice(0, 7)) {
    faults['expiry'] = 'This card has expired.'
  }

  if (!/^\d{3,4}$/.test(cvc)) faults['cvc'] = 'Enter the three or four digits.'
  return faults
}

/** From the right every second digit counts double, and all of it ends in nothing. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}
