import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

const ofVoc = (machine: string, issued = '') =>
  `Verification of Competency (VOC) |  | ${issued} |  |  |  | ${machine}`

test.each([
  ['a heading', '# INDUCTIONS'],
  ['a label with a colon', 'HR licence\nSite inductions:'],
  ['a label in heavy letters', 'HR licence\n** Site inductions (current)'],
])('sites below %s are inductions', (_, label) => {
  const read = ticketsIn(`${label}
    - BHP Newman 03/2027
    - Rio Tinto – exp 5/2027
    - FMG Solomon, lapsed 06/2024
    - Yandi rail safety card`)
  expect(read.filter((ticket) => !ticket.startsWith('Heavy Rigid'))).toEqual([
    'BHP Newman induction |  |  | 03/2027',
    'Rio Tinto induction |  |  | 5/2027',
    'FMG Solomon induction |  |  | 06/2024',
    'Yandi rail safety card',
  ])
})

test('machines below a heading for VOCs are what somebody was found fit for', () => {
  expect(
    ticketsIn(`
      # VOCs held
      - Cat 785 03/2026
      - 793F
      - Stemming loader
      - Telehandler`),
  ).toEqual([ofVoc('Cat 785', '03/2026'), ofVoc('793F'), ofVoc('Stemming loader'), 'Telehandler'])
})

test('the heads of a table and the kinds among its rows name no machine', () => {
  expect(
    ticketsIn(`
      # Machine VOCs
      Machine || Assessed by || Good until
      ** Trucks
      Komatsu 930E || Acme Training || 11/2027`),
  ).toEqual(['Verification of Competency (VOC) |  |  | 11/2027 | Acme Training |  | Komatsu 930E'])
})

test.each([
  ['points, what is none', '- BHP Newman 03/2027\nWhite card\nKibble winder 2026'],
  ['a label, another', '- BHP Newman 03/2027\nOther:\n- White card\n- Kibble winder 2026'],
  ['heavy letters, others', 'BHP Newman 03/2027\n** Safety\nWhite card\nKibble winder 2026'],
])('below %s ends the inductions', (_, lines) => {
  expect(ticketsIn(`** Site inductions\n${lines}`)).toEqual([
    'BHP Newman induction |  |  | 03/2027',
    'White Card',
    'Kibble winder |  | 2026',
  ])
})

test('what somebody was signed off on is theirs to run, and what they are not is not', () => {
  expect(
    ticketsIn(`
      # signed off on (Byrnecut VOC book)
      IT Volvo L120 -- 9/24
      Charge up wagon (basket only) -- 1/25
      Agi Normet Utimec -- no not finished
      light vehicle underground -- 12/23`),
  ).toEqual([
    ofVoc('IT Volvo L120', '9/24'),
    ofVoc('Charge up wagon basket only', '1/25'),
    'Light Vehicle |  | 12/23',
  ])
})

test.each([
  ['a skill', '# Skills\nVerification of competency\nMentoring\nInductions\nToolbox talks'],
  ['a point', '- Site inductions\n- Kibble winder 2026'],
])('%s gives its name to nothing below it', (_, typed) => {
  const told = ticketsIn(typed).join()
  expect(told).not.toMatch(/\(VOC\)|talks induction|winder induction/)
})
