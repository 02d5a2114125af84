import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test('what has run out and is booked again was held, and what is only waited for is not', () => {
  const typed = `
    Ticket || Number || Issued || Expiry
    First Aid HLTAID011 || FA-88120 || 17/03/2023 || 17/03/2026 (expired, booked in)
    CPR HLTAID009 || FA-88121 || 20/03/2026 || 20/03/2027
    Telehandler || || || booked March 2027
    Crane (C2) || || || wants training
    Pre-start hearing test || || || June 2026 done
    Also waiting on a spot in the excavator training (RIIMPO320) with current employer.`
  expect(ticketsIn(typed)).toEqual([
    'First Aid | FA-88120 | 17/03/2023 | 17/03/2026',
    'CPR | FA-88121 | 20/03/2026 | 20/03/2027',
    'Pre-start hearing test |  | June 2026',
  ])
})

test('what has an end is held, also where another course is booked behind it', () => {
  expect(
    ticketsIn(
      'Working at heights done November 2024, expire November 2026 and I am booked to renew.',
    ),
  ).toEqual(['Working at Heights |  | November 2024 | November 2026'])
  expect(ticketsIn('Dogging, booked 12 Jan 2027, white card, forklift')).toEqual([
    'White Card',
    'Forklift',
  ])
})

test('what is done again is held, whatever it is done for the first time is not', () => {
  const typed = `
    - First aid + CPR exp 09/26 (doing it again on days off)
    - Dogging (doing it in March)
    - National police certificate\trequested 2026-11
    - LV pit permit\tawaiting driving assessment
    - White card`
  expect(ticketsIn(typed)).toEqual(['First Aid |  |  | 09/26', 'CPR |  |  | 09/26', 'White Card'])
})

test('sentences behind a list of what is held say what is not', () => {
  const typed = `
    Forklift, working at heights exp 06/27, white card, first aid exp 12/26, Standard 11 exp 2030.
    Doing SA advanced scaffold in March. Want crane C2 one day.
    Booked: advanced rigging (RA), Port Pirie, February 2027.
    Loader ticket booked with Acme Training, 18 January.`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'Forklift',
    'Working at Heights',
    'White Card',
    'First Aid',
    'Standard 11',
  ])
})

test('a class that was replaced is not held, and a state in brackets makes no car licence', () => {
  expect(ticketsIn("WA driver's licence class MR (was HR until 2019)\nWhite card")).toEqual([
    'Medium Rigid (MR) |  |  |  |  | WA',
    'White Card',
  ])
  expect(ticketsIn('Driver Licence (SA) Class MR – exp 11/2030\nWhite card')).toEqual([
    'Medium Rigid (MR) |  |  | 11/2030 |  | SA',
    'White Card',
  ])
})

test('remarks on the list and certificates of schools are no tickets', () => {
  const typed = `
    Updated 16 November 2026
    White card
    Higher School Certificate, Acme College (2014)
    Site permit is for the access roads only and runs to May 2027
    Fit for work medical, WA, with hearing and X-ray, last done 9 July 2026, next 9 July 2028`
  expect(ticketsIn(typed)).toEqual([
    'White Card',
    'Fit for work medical, WA, with hearing and X-ray |  | 9 July 2026 | 9 July 2028 |  | WA',
  ])
})

test('what the line below a ticket says is booked is not held, and no row of a table that is only wanted takes the next along', () => {
  const typed = `
    Working at heights
    expires Nov 2027
    Standard 11
    booked 12 Jan 2027`
  expect(ticketsIn(typed)).toEqual(['Working at Heights |  |  | Nov 2027'])
  const table = `
    TICKETS || HELD SINCE || RUNS OUT
    Skid steer VOC (Cat 262) || 2019 || 12/2026
    Water cart VOC (Cat 773) || WANTED || -
    CV crane || wait listed
    Redgum site induction || 2024 || 07/2027
    Coal mines induction || never, hard rock only`
  expect(ticketsIn(table).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'Skid Steer',
    'Redgum site induction',
  ])
})

test('a label before the first of a list is no part of its name, though that begins with a figure', () => {
  expect(ticketsIn('Tickets: 4WD Operations; white card; dogging')).toEqual([
    '4WD Operation',
    'White Card',
    'Dogging',
  ])
  expect(ticketsIn('Tickets: 2IC of the rescue crew; white card')).toEqual([
    '2IC of the rescue crew',
    'White Card',
  ])
})
