import { expect, test } from 'vitest'
import { rememberAnswers } from './remembered-answers.ts'

const now = new Date('2026-11-21T00:00:00Z')

test('a thousand answers are remembered, and the one heard longest ago makes room', async () => {
  const asked: string[] = []
  const find = rememberAnswers(
    async (ticker) => {
      asked.push(ticker)
      return undefined
    },
    { freshMs: () => 1, standsMs: () => 0 },
    () => now,
  )

  for (let number = 0; number <= 1000; number++) await find(`T${number}`)
  await find('T1')
  expect(asked).toHaveLength(1001)

  await find('T0')
  expect(asked).toHaveLength(1002)
})
