import { jobSizes } from '@headframe/wire'

import { dollars } from './figures.ts'

/**
 * "$1,200" as "1200": people type amounts as they are printed everywhere. A comma that parts no thousands may be
 * meant for a point, so "62,50" stays as it is, to be told off rather than taken for 6250.
 */
export function amountIn(typed: string): string {
  const bare = bareOf(typed)
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare
}

/** How to write an amount whose comma was meant for a point, for whoever is told that "62,50" is no amount. */
export function pointMeant(typed: string): string | undefined {
  const [, whole, cents = ''] = /^(\d+),(\d{1,2})$/.exec(bareOf(typed)) ?? []
  return whole && `Write cents after a point: ${whole}.${cents.padEnd(2, '0')}`
}

/** For whoever would be told that 100,001 is not positive. */
export function tooHighARate(typed: string): string | undefined {
  if (!(Number(amountIn(typed)) > jobSizes.highestRate)) return undefined
  return `A rate can be ${dollars(jobSizes.highestRate)} at most.`
}

/** What is wrong with a rate that was typed, of which the rule would say that it is missing; what is no pay at all is. */
export function rateFault(typed: string): string | undefined {
  const amount = amountIn(typed)
  if (amount === '') return undefined
  if (!/^-?\d{1,15}(?:\.\d*)?$/.test(amount))
    return 'Rate amount has to be one number, such as 850.'
  return tooHighARate(typed)
}

/** What is to be said of a rate in more words than the rule has. */
export function rateHint(typed: string): string | undefined {
  return pointMeant(typed) ?? tooHighARate(typed)
}

function bareOf(typed: string): string {
  return typed.replaceAll(/[$\s]/g, '')
}
