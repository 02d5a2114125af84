import { expect, test } from 'vitest'
import { ticketsIn } from '../../testing/tickets-in.ts'

test.each([
  [
    'My driver’s licence is MC class, WA number 3320417, and it runs out on 8 June 2028.',
    ['Multi Combination (MC) | 3320417 |  | 8 June 2028 |  | WA'],
  ],
  [
    'First aid + CPR ends 11/4/28 (CPR 11/4/27)',
    ['First Aid |  |  | 11/4/28', 'CPR |  |  | 11/4/27'],
  ],
  ['First aid + CPR to 11/04/2028', ['First Aid |  |  | 11/04/2028', 'CPR |  |  | 11/04/2028']],
  [
    'Heights, confined space, gas test – all three done 7/2026, 2 years',
    ['Working at Heights', 'Confined Space Entry', 'Gas Test Atmospheres'].map(
      (name) => `${name} |  | 7/2026 | 2 years`,
    ),
  ],
  [
    'I did Working at Heights in 2023 but it has run out (September 2025) and I will do it again if you need it.',
    ['Working at Heights |  | 2023 | September 2025'],
  ],
  [
    'Coal board medical || Y || Oct 2026 || need a new one',
    ['Coal Board Medical |  |  | Oct 2026'],
  ],
  ['Coal board medical || need a new one', []],
  // Wanted is not held, and to be raised is.
  ['Advanced rigging – would like to get this', []],
  ['Shotfirers - would like to get', []],
  ['HR licence - willing to upgrade to HC', ['Heavy Rigid (HR)']],
  ['Rail safety card, 08/2025 till 08/2027', ['Rail safety card |  | 08/2025 | 08/2027']],
  ['Kibble pass (winder) – same card', ['Kibble pass (winder)']],
  ['Tyre fitting OTR AURKTJ011 || Acme Tyres RTO || no exp', ['Tyre fitting OTR AURKTJ011']],
  ['RIIBLA205 || Store explosives', ['RIIBLA205 Store explosives']],
  [
    'Completed RIIBLA301 Conduct surface blasting and RIIBLA205 Store, handle and transport explosives',
    ['RIIBLA301 Conduct surface blasting', 'RIIBLA205 Store, handle and transport explosives'],
  ],
  // With a pendant it needs no licence for high risk work.
  ['Overhead crane (pendant)', ['Overhead Crane']],
  ['Gantry crane CB', ['Bridge and Gantry Crane']],
  ['Police check 11/26 issued', ['National Police Check |  | 11/26']],
  [
    'Route knowledge – Cape Hope || recert every 2 yrs || last 03/2026',
    ['Route knowledge – Cape Hope |  | 03/2026 | 2 yrs'],
  ],
])('what is told of %s', (typed, tickets) => {
  expect(ticketsIn(typed)).toEqual(tickets)
})

const ofVoc = (machine: string) => `Verification of Competency (VOC) |  |  |  |  |  | ${machine}`

test('each machine of a list is what somebody was found fit for', () => {
  expect(ticketsIn('VOC’s for Cat 785, water cart, 16M grader and Hitachi EX3600')).toEqual([
    ofVoc('Cat 785'),
    ofVoc('water cart'),
    'Grader',
    ofVoc('Hitachi EX3600'),
  ])
  expect(
    ticketsIn(
      'VOCs: IT28 / 930 stemming loader, skid steer, water cart Cat 777 (signed off June 2025)',
    ),
  ).toEqual([
    'Verification of Competency (VOC) |  | June 2025 |  |  |  | IT28',
    'Skid Steer |  | June 2025',
    'Verification of Competency (VOC) |  | June 2025 |  |  |  | water cart Cat 777',
  ])
})

test('as above is what was told of the ticket before', () => {
  expect(
    ticketsIn(`
      ** RA Advanced Rigger
      HRWL 9007741, Vic – 02/2030
      ** DG Dogman
      as above
      ** SB Basic scaffold
      same card
      ** White Card
      Vic 2014`),
  ).toEqual([
    'Advanced Rigging | 9007741 |  | 02/2030 |  | VIC',
    'Dogging | 9007741 |  | 02/2030',
    'Basic Scaffolding | 9007741 |  | 02/2030',
    'White Card |  | 2014 |  |  | VIC',
  ])
})

test('a point is no head of a table, whatever its words, and a date may stand below it', () => {
  expect(
    ticketsIn(`
      - CAT 1 RAIL MEDICAL || Kinetic Karratha || due
      19/08/2027
      - SITE INDUCTION – CAPE HOPE || not done
      - CONFINED SPACE || nil
      - WHITE CARD || WA || 2010`),
  ).toEqual(['CAT 1 RAIL MEDICAL |  |  | 19/08/2027', 'White Card |  | 2010 |  |  | WA'])
})

test('the school of one ticket is no ticket beside another', () => {
  expect(
    ticketsIn(`
      Kal tyre handler VOC || 08/27 || First aid || Aug 29
      Tyre fitting OTR AURKTJ011 || Acme Tyre RTO || no exp || White Card || issued 2017
      Heights || 4/27 || Karri Pit induct. || 10/27`).map((ticket) => ticket.split(' | ')[0]),
  ).not.toContain('Acme Tyre')
})
