import { expect, test } from 'vitest'
import { readSections } from '../sections/read-sections.ts'
import { ticketsIn } from '../../testing/tickets-in.ts'
import { typedResume } from '../../testing/typed-resume.ts'
import { readLicences } from './read-licences.ts'

const asOf = new Date('2026-11-24')

test('dots that lead to the margin end a ticket, with a date behind them or without', () => {
  const typed = `
    # Tickets and licences
    First aid...................................13/07/2028
    White card (was blue card)..................NO EXPIRY
    Minesite medical w/ hearing.................19/03/2028
    Dieback green card..........................NO EXPIRY
    Darling scarp bauxite induction.............19/03/2027`
  const { lines, ...text } = typedResume(typed)
  const printed = lines.map((line) => ({ ...line, right: 50 + line.text.length * 6 }))
  const tickets = readLicences(readSections({ ...text, lines: printed }), asOf, {
    areLinesBroken: true,
  })
  expect(tickets.map(({ name, expiry }) => [name, expiry])).toEqual([
    ['First Aid', '13/07/2028'],
    ['White Card', null],
    ['Minesite medical w/ hearing', '19/03/2028'],
    ['Dieback green card', null],
    ['Darling scarp bauxite induction', '19/03/2027'],
  ])
})

test('a ticket of some unknown card that does not end is no head of a table', () => {
  expect(ticketsIn('Dieback green card || No expiry\nKarri hygiene || 03/2028')).toEqual([
    'Dieback green card',
    'Karri hygiene |  |  | 03/2028',
  ])
})

test.each([
  ['Grader (14M 16M 24M) VOC – 08/10/2028', ['Grader |  |  | 08/10/2028']],
  ['Dozer D8 D10 VOC – 08/10/2028', ['Dozer |  |  | 08/10/2028 |  |  | D10']],
  ['Dogging DG – sitting assessment Feb 2027', []],
])('a machine and who was found fit for it are one, whatever its models: %s', (line, expected) => {
  expect(ticketsIn(`# Tickets\n- ${line}`)).toEqual(expected)
})
