import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test('below columns that say how tickets stand, each stands so', () => {
  const typed = `
    CURRENT || EXPIRED || BOOKED
    First aid HLTAID011, to 05/28 || Shotfirer’s assistant (2019) || Crane C6 (March 2027)
    DG licence (HRW dogging), to 14/02/30 || Norwegian forklift card T4 (2010) || Diploma of WHS (starts Feb 2027)
    Open circuit BA, to 06/27 || Coal medical QLD (to 2020)
    White card, no end date`
  expect(ticketsIn(typed)).toEqual([
    'First Aid |  |  | 05/28',
    'Shotfirer’s assistant |  |  | 2019',
    'Dogging |  |  | 14/02/30',
    'Norwegian forklift card T4 |  |  | 2010',
    'Open circuit BA |  |  | 06/27',
    'Coal Board Medical |  |  | 2020 |  | QLD',
    'White Card',
  ])
})

test('in the next list without such columns all stand as they are', () => {
  const typed = `
    Held || Wanted
    White card || Dogging
    Plain list:
    - Forklift
    - Working at heights`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ')[0])).toEqual([
    'White Card',
    'Forklift',
    'Working at Heights',
  ])
})

test('in a table with such columns the date of each row stands in one of them', () => {
  const typed = `
    Item || Current to || Expired || Booked
    Standard 11 refresher || 07.2028
    Explosives driver licence || – || 2016
    CPR (HLTAID009) || – || – || 03 Dec 2026
    Work at heights || – || 2020 || Jan 2027
    MR licence || 03.2031`
  expect(ticketsIn(typed).map((ticket) => ticket.split(' | ').slice(0, 4).join(' | '))).toEqual([
    'Standard 11 |  |  | 07.2028',
    'Explosives driver licence |  |  | 2016',
    'Working at Heights |  |  | 2020',
    'Medium Rigid (MR) |  |  | 03.2031',
  ])
})
