import { describe, expect, test } from 'vitest'
import { checkRate } from './rate.ts'
import type { RateType } from './terms.ts'

const yearly = { rateCategory: 'custom_rate', rate: 142_000, rateType: 'year' as const }
const asking = (rate: number | null, rateType: RateType = 'hour') => ({ rate, rateType })

describe('a rate that is shown', () => {
  const shown = { ...yearly, isRateShown: true }

  test.each([
    [asking(65), 'pass', '$142,000 a year offered, $65 an hour asked for'],
    [asking(90.5), 'fail', '$142,000 a year offered, $90.50 an hour asked for'],
    [asking(1150, 'day'), 'fail', '$142,000 a year offered, $1,150 a day asked for'],
  ])('is held against %j', (person, result, text) => {
    expect(checkRate(shown, person, 'person')).toMatchObject({ result, text })
  })

  test('can be mended where the rate is said', () => {
    expect(checkRate(shown, asking(90), 'person').mend).toBe('profile')
    expect(checkRate(shown, asking(null), 'person').mend).toBe('profile')
  })
})

describe('a rate that only the company knows', () => {
  const kept = { ...yearly, isRateShown: false }

  test('is told to nobody by what they ask for', () => {
    const told = [1, 68.26, 68.27, 68.28, 500, null].map((rate) =>
      checkRate(kept, asking(rate), 'person'),
    )
    for (const one of told) {
      expect(one).toEqual({ result: 'unknown', text: 'The rate is not disclosed' })
    }
  })

  test('is told to the company', () => {
    expect(checkRate(kept, asking(90), 'company')).toMatchObject({
      result: 'fail',
      text: '$142,000 a year offered, $90 an hour asked for',
    })
  })
})
