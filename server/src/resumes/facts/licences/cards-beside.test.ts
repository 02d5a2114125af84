import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test('in boxes beside each other, what is told stands below its own ticket', () => {
  const typed = `
    Electrical licence || HV Switching || Low Voltage Rescue
    Expires 09/2028 || Expires 02/2027 || Expires 01/2027
    Working at Heights || White Card || Driver Licence
    WA 5512340 || WA 3320118 || WA 5562213
    Refreshed 05/2025 || No expiry || Expires 30/11/2027`
  expect(ticketsIn(typed)).toEqual([
    'Electrical Licence (A Grade) |  |  | 09/2028',
    'HV Switching |  |  | 02/2027',
    'Low Voltage Rescue |  |  | 01/2027',
    'Working at Heights | 5512340 | 05/2025 |  |  | WA',
    'White Card | 3320118 |  |  |  | WA',
    'Car (C) | 5562213 |  | 30/11/2027 |  | WA',
  ])
})

test('a ticket and its date, and below them the next, are no boxes', () => {
  const typed = `
    White Card || 2019
    First Aid || 03/2027
    Expires 04/2027`
  expect(ticketsIn(typed)[0]).toBe('White Card |  | 2019')
})
