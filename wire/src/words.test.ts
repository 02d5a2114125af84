import { expect, test } from 'vitest'
import { lastResort, Refusal, wordsFor } from './core/refusal.ts'
import type { RefusalCode } from './core/refusal.ts'
import { words } from './words.ts'

const said = (code: RefusalCode) => wordsFor(new Refusal(code))

/** They stand apart: the client of a screen that reads nothing needs no other words. */
test('a refusal without words of its own says what is said elsewhere', () => {
  expect(said('BAD_CREDENTIALS')).toBe(words.badCredentials)
  expect(said('EMAIL_TAKEN')).toBe(words.emailTaken)
  expect(said('RESUME_PENDING')).toBe(words.resumePending)
  expect(lastResort).toBe(words.somethingWrong)
})
