import { expect, test } from 'vitest'
import { namesIn } from '../../../testing/tickets-in.ts'

const rows = (head: string, yes: string, no: string) => `Ticket || ${head} || Number || Expiry
HR licence || ${yes} || 0441 || 05/2030
Forklift || ${no}
Dogging || ${no} || – || –
White card || ${yes} || 88771
Slag pass || ${yes} || 4471 || 03/2027`

const held = 'Heavy Rigid (HR) @05/2030 | White Card | Slag pass @03/2027'

test.each([
  'Held (Y/N)',
  'Obtained?',
  'In date (Y/N)',
  'Valid?',
  'Active',
  'Do you hold this?',
  'Y or N',
  'Response',
  'Candidate',
  'Ticketed',
  'Passed',
])('a yes or a no beside each ticket tells what is held, below “%s”', (head) => {
  expect(namesIn(rows(head, 'Y', 'N'))).toBe(held)
  expect(namesIn(rows(head, 'Yes', 'No'))).toBe(held)
  expect(namesIn(rows(head, '✓', '✗'))).toBe(held)
})

test('without heads, too', () => {
  expect(namesIn(rows('Held', 'Y', 'N').split('\n').slice(1).join('\n'))).toBe(held)
})

test.each(['Evidence supplied', 'Renewal required', 'Copy attached'])(
  'below “%s” a no denies no ticket',
  (head) => {
    expect(namesIn(rows(head, 'Yes', 'No'))).toContain('Heavy Rigid (HR) @05/2030')
    expect(
      namesIn(`Ticket || ${head}\nHR licence || Yes\nForklift || Yes\nDogging || No`),
    ).toContain('Forklift')
  },
)
