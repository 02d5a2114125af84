import { dollarsOf, rateCategoryNames } from '@headframe/wire'
import { hoursIn } from '../../domain/hourly-rate.ts'
import { jobQuote, profileQuote } from './terms.ts'
import type { Finding, OpeningTerms, PersonTerms, RateType, Reader } from './terms.ts'

type Offered = Pick<OpeningTerms, 'rate' | 'rateType' | 'rateCategory' | 'isRateShown'>
type Asked = Pick<PersonTerms, 'rate' | 'rateType' | 'isRateApplied'>

/** Whether at least as much is offered as is asked for, by the hour. */
export function checkRate(opening: Offered, person: Asked, reader: Reader): Finding {
  const { rate: offered, rateType: offeredPer, rateCategory, isRateShown } = opening
  const { rate: asked, rateType: askedPer, isRateApplied } = person
  // Whoever tried one rate after the other would find a kept one by where the result turns.
  if (!isRateShown && reader === 'person') {
    return { result: 'unknown', text: undisclosedText(null) }
  }
  if (rateCategory !== 'custom_rate' || offered === null) {
    return { result: 'unknown', text: undisclosedText(rateCategory) }
  }
  const job = jobQuote('rate', String(offered))
  if (asked === null) {
    return {
      result: 'unknown',
      text: 'Nothing is said about the rate asked for',
      job,
      mend: 'profile',
    }
  }
  const quotes = isRateApplied ? { job } : { job, person: profileQuote('rate', String(asked)) }
  const text = `${rateText(offered, offeredPer)} offered, ${rateText(asked, askedPer)} asked for`
  return hourly(offered, offeredPer) >= hourly(asked, askedPer)
    ? { result: 'pass', text, ...quotes }
    : { result: 'fail', text, ...quotes, ...(isRateApplied ? {} : { mend: 'profile' }) }
}

function undisclosedText(category: string | null): string {
  const name = rateCategoryNames[(category ?? 'undisclosed') as keyof typeof rateCategoryNames]
  return category === null || category === 'undisclosed' || category === 'custom_rate'
    ? 'The rate is not disclosed'
    : `The rate is not named: ${name}`
}

/** In cents, so that no rounding decides. */
function hourly(rate: number, per: RateType): number {
  return Math.round((rate * 100) / hoursIn[per ?? 'hour'])
}

const perText = { hour: 'an hour', day: 'a day', year: 'a year' } as const

function rateText(rate: number, per: RateType): string {
  const amount = dollarsOf(Math.round(rate * 100)).replace(/\.00$/, '')
  return `${amount} ${perText[per ?? 'hour']}`
}
