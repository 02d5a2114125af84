import { expect, test } from 'vitest'

import { phoneText } from './phone-text.ts'

test.each([
  ['+61491570156', '0491 570 156'],
  ['0491-570-156', '0491 570 156'],
  ['+61 7 5550 1234', '(07) 5550 1234'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['1800 975 707', '1800 975 707'],
])('%s reads %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
})
