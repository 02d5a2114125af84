import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'
import { ticketDatesIn } from './ticket-dates.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

test.each([
  ['IWCF level 3\t12/2024 (2 yrs)', { year: 2026, month: 12 }],
  ['First aid 21/01/26, 2 years', { year: 2028, month: 1 }],
  ['ETM, 2023, valid four years', { year: 2027 }],
  ['AS 2980, requalified August 2026, valid 6 months', { year: 2027, month: 2 }],
  ['LVR: 8th October 2026 (annual)', { year: 2027, month: 10 }],
  ['Medical – Nov 2025 (2 yearly)', { year: 2027, month: 11 }],
  // What is printed goes before what can be counted.
  ['First aid 21/01/25, 3 years, exp 03/2027', { year: 2027, month: 3 }],
])('for how long it lasts tells when it ends: %s', (text, expiresOn) => {
  expect(ticketDatesIn(text, { asOf }).expiresOn).toEqual(expiresOn)
})

test.each([
  'Dozer VOC 2019, 5 years experience',
  'Grader 2021, 3 years in the seat',
  'First aid 2024',
  'Valid for 2 years',
  // Months after a year alone end nowhere.
  'First aid 2024, valid 6 months',
])('nothing ends by itself: %s', (text) => {
  expect(ticketDatesIn(text, { asOf }).expiresOn).toBeUndefined()
})

test.each([
  ['HLTAID011 to 6/28', { year: 2028, month: 6 }],
  ['Medical to 11/27, category B', { year: 2027, month: 11 }],
])('a ticket goes to a month: %s', (text, expiresOn) => {
  expect(ticketDatesIn(text, { asOf }).expiresOn).toEqual(expiresOn)
})

test('the code of a unit is no number before a year', () => {
  expect(ticketDatesIn('HLTAID014 2024', { asOf }).issuedOn).toEqual({ year: 2024 })
})

test.each([
  ['CPR – St John\texp 02.27', { year: 2027, month: 2 }],
  ['Spotter – electrical (12/26)', { year: 2026, month: 12 }],
])('a short date is one where it is told so or stands in brackets: %s', (text, expiresOn) => {
  expect(ticketDatesIn(text, { asOf }).expiresOn).toEqual(expiresOn)
})

test.each([
  ['First aid, valid to 6 Dec 2026', { year: 2026, month: 12, day: 6 }],
  ['HRWL: DG (exp 14/09/2027)', { year: 2027, month: 9, day: 14 }],
  ['MSIC expires 2029-03-02', { year: 2029, month: 3, day: 2 }],
  ['LVR, expires March 14, 2028', { year: 2028, month: 3, day: 14 }],
  ['Medical exp 12/2026', { year: 2026, month: 12 }],
  // A day that is none is a slip; the month counts.
  ['First aid exp 31/11/2027', { year: 2027, month: 11 }],
])('a card is good to the day that is printed on it: %s', (text, expiresOn) => {
  expect(ticketDatesIn(text, { asOf }).expiresOn).toEqual(expiresOn)
})

test.each([
  ['CPR 03/2026 (expired)', { year: 2026, month: 3 }],
  ['CPR 12 March 2026 EXPIRED', { year: 2026, month: 3, day: 12 }],
  ['CPR 08/26 due!', { year: 2026, month: 8 }],
  ['First aid, Issued: Feb 2024, Expires: 3 yrs', { year: 2027, month: 2 }],
  ['Medical 20/07/26 + 12 mths', { year: 2027, month: 7 }],
  ['Forklift completed 18 March 2029', { year: 2029, month: 3, day: 18 }],
  ['Site pass exp 1-27', { year: 2027, month: 1 }],
  ['Reporting officer 5 Aug 2017, recurrent Aug 2025, next Aug 2027', { year: 2027, month: 8 }],
  ['HUET Mar 2024 - Mar 2027 (CA-EBS Mar 2026 - Mar 2027)', { year: 2027, month: 3 }],
  ['Fire drill every 12-24 months', undefined],
  // In that year it was done, and what follows has a date of its own.
  ['Olympic Dam 2019 (lapsed)', undefined],
  ['HUET issued 03/2024 due 03/2028', { year: 2028, month: 3 }],
])(
  'a date is an end by what stands behind it, or where nothing can begin: %s',
  (text, expiresOn) => {
    expect(ticketDatesIn(text, { asOf }).expiresOn).toEqual(expiresOn)
  },
)

test('what was signed off or pulled then was done then, and of two past checks none has ended', () => {
  expect(
    ticketsIn(`
      Certificate / licence || Provider || Valid
      4WD light vehicle VOC || IPJV || signed off Nov 2025
      Provide First Aid || Red Field || 15/02/2027`),
  ).toEqual(['Light Vehicle |  | Nov 2025 |  | IPJV', 'First Aid |  |  | 15/02/2027 | Red Field'])
  const two = ticketDatesIn('Induction 2026, warden, police clearance 3/2026', { asOf })
  expect([two.issued, two.expiry]).toEqual(['3/2026', undefined])
})
