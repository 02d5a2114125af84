import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

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

test('the state above each box is of its ticket, and who has a licence in two states has two', () => {
  const typed = `
    Queensland || Western Australia || Northern Territory
    Shotfirer licence || Shotfirer licence || none, applied for in May 2026
    No. 20771, ends 07.02.2027 || No. 3914, ends 15.05.2029
    Tasmania || South Australia
    HC licence || Crane CV
    091 334 227, ends 02.04.2030 || given up in 2020`
  expect(ticketsIn(typed)).toEqual([
    "Shotfirer's Licence | 20771 |  | 07.02.2027 |  | QLD",
    "Shotfirer's Licence | 3914 |  | 15.05.2029 |  | WA",
    'Heavy Combination (HC) | 091 334 227 |  | 02.04.2030 |  | TAS',
  ])
})

test('a long name goes on in its box, one that no list knows is in its own, and what is missing is not held', () => {
  const typed = `
    White Card || Respirator fit test (half || High risk work WP
    Ref 771182 || face, P2) || Not uploaded
    Valid from 08/02/2010 || Ref FT-0911 || MISSING
    No expiry || Valid from 03/11/2026
    CURRENT || Valid to 03/11/2027
    First Aid || Confined Space
    Valid to 06/2028 || Valid to 10/2026
    CURRENT || EXPIRED`
  expect(ticketsIn(typed)).toEqual([
    'White Card | 771182 | 08/02/2010',
    'Respirator fit test (half face, P2) | FT-0911 | 03/11/2026 | 03/11/2027',
    'First Aid |  |  | 06/2028',
    'Confined Space Entry |  |  | 10/2026',
  ])
})

test('names one below the other are no name in two lines', () => {
  const typed = `
    Dogging || Basic Rigging
    Forklift || White Card
    Expires 04/2027 || No expiry`
  expect(ticketsIn(typed)).toEqual([
    'Dogging',
    'Basic Rigging',
    'Forklift |  |  | 04/2027',
    'White Card',
  ])
})

test('below names in heavy letters, plain ones tell of each: a unit, whose site it is, a number', () => {
  const typed = `
    ** Provide first aid || Boddington site induction || Ochre Card
    HLTAID011 || Newmont || WWC 330918
    Expires 1 Dec 2026 || Completed Jun 2026 || Expiry 02/2028
    ** Lo-lift picker || Gas test atmospheres || Crane C6
    Verified Mar 2025 || MSMWHS217 · Saferight || HRW 882201 · WA
    No expiry || Expires 2 Mar 2027 || Expires 19 Aug 2029`
  expect(ticketsIn(typed)).toEqual([
    'First Aid |  |  | 1 Dec 2026',
    'Boddington site induction |  | Jun 2026',
    'Ochre Card | 330918 |  | 02/2028',
    'Lo-lift picker |  | Mar 2025',
    'Gas Test Atmospheres |  |  | 2 Mar 2027',
    'Slewing Mobile Crane up to 60 t | 882201 |  | 19 Aug 2029 |  | WA',
  ])
})

test('what stands in smaller letters below names is told of each, whatever it is', () => {
  const typed = `
    CN ticket || MR licence || Isolation officer BHP
    _ due to sit 12 Jan 2027 || 22/09/2028 || full, AU32187, exp May-28
    Heights || Confined space || Fire extinguisher
    _ 04/2024 || with St John || current to 2028`
  expect(ticketsIn(typed)).toEqual([
    'Medium Rigid (MR) |  |  | 22/09/2028',
    'Isolation officer BHP | AU32187 |  | May-28',
    'Working at Heights |  | 04/2024',
    'Confined Space Entry',
    'Fire Extinguisher Training |  |  | 2028',
  ])
})

test('beside a status stands no name, and smaller letters below tell of the one ticket', () => {
  const typed = `
    Forklift || CURRENT
    _ Exp 2028
    Dogging DG || BOOKED
    _ Course 2027-04-12`
  expect(ticketsIn(typed)).toEqual(['Forklift |  |  | 2028'])
})
