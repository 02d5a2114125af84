import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test('pairs of a ticket and what is told of it stand beside each other, known or not', () => {
  expect(
    ticketsIn(`
      White Card || WA 6071881, Perth 2018 || OGUK offshore medical || to 10/27
      Working at heights RIIWHS204E || exp. 05.03.2028 || Woodside induction || Jun 2027
      Gas test MSMWHS217 || exp. 05.03.2028 || Wheatstone onshore || expired 31.08.26
      HRWL dogging (DG) || 3318027 11/29 || WA driver’s licence C || 7715502, 2030
      Bolt tensioning (Hydratight) || TQ3, 2025 – 3 years || First aid HLTAID011 || 14.12.2026
      EWP over 11 m (WP) || same licence 11/29 || Police clearance || AFP 09/2026`).map((ticket) =>
      ticket.split(' | ').toSpliced(1, 2).slice(0, 2).join(' @'),
    ),
  ).toEqual([
    'White Card @',
    'Working at Heights @05.03.2028',
    'Gas Test Atmospheres @05.03.2028',
    'Dogging @11/29',
    'Bolt tensioning (Hydratight) @3 years',
    'Boom-type Elevating Work Platform @11/29',
    'OGUK Medical @10/27',
    'Woodside induction @Jun 2027',
    'Wheatstone onshore @31.08.26',
    'Car (C) @2030',
    'First Aid @14.12.2026',
    'National Police Check',
  ])
})

test('who issued each ticket stands in a third column and is none', () => {
  expect(
    ticketsIn(`
      White Card || 6071881 || Acme Training || 10/2027
      Working at heights || 771002 || Beta Training || 03/2028
      Gas test || 771003 || Beta Training || 03/2028`).map((ticket) => ticket.split(' | ')[0]),
  ).toEqual(['White Card', 'Working at Heights', 'Gas Test Atmospheres'])
})
