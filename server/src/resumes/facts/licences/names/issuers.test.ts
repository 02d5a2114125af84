import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test.each([
  ['Forklift · WorkSafe WA · 12/03/27', 'Forklift |  |  | 12/03/27 | WorkSafe WA | WA'],
  [
    'Kibble pass | Acme Training Services | 05/29',
    'Kibble pass |  |  | 05/29 | Acme Training Services',
  ],
  ['First aid | St John Ambulance | 03/2028', 'First Aid |  |  | 03/2028 | St John Ambulance'],
  ['Forklift; North Metro TAFE; 2024', 'Forklift |  | 2024 |  | North Metro TAFE'],
  ['Forklift | No. 1234 | Iss. 12/03/22 | Exp. 12/03/27', 'Forklift | 1234 | 12/03/22 | 12/03/27'],
])('who issued a ticket is none beside it: %s', (typed, ticket) => {
  expect(ticketsIn(typed)).toEqual([ticket])
})

test('a ticket called after who gave it stays one', () => {
  expect(ticketsIn('White card | Karri Academy induction | Kibble pass')).toEqual([
    'White Card',
    'Karri Academy induction',
    'Kibble pass',
  ])
})
