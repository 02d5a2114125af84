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
    // With dashes in all other cells it would be held no more.
    expect(namesIn(rows(head, 'Yes', 'No').replace(' || – || –', ''))).toBe(
      'Heavy Rigid (HR) @05/2030 | Forklift | Dogging | White Card | Slag pass @03/2027',
    )
  },
)

test('below “Willing to get” a yes claims no more than it did', () => {
  const typed = 'Ticket || Willing to get\nHR licence || Yes\nForklift || No\nDogging || No'
  expect(namesIn(typed)).not.toMatch(/Forklift|Dogging/)
})

test('what stands in the same place below the table is no answer', () => {
  const below = 'Site || Ends\nPolice check || n/a\nFirst aid || 04/2028'
  expect(namesIn(`${rows('Held', 'Y', 'N')}\n${below}`)).toContain('National Police Check')
})
