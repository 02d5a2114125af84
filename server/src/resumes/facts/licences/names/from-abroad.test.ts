import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test.each([
  'UK forklift licence (NPORS)',
  'Forklift licence (NZ)',
  "South African Mine Manager's Certificate",
  'Ghana Minerals Commission Mine Manager’s Certificate',
  'Papua New Guinean shotfirer’s ticket',
])('what another country gave is kept as it is written: %s', (name) => {
  expect(ticketsIn(`White card\n${name}`)).toEqual(['White Card', name])
})

test.each([
  ['NSW forklift licence', 'Forklift'],
  ['New South Wales dogging ticket', 'Dogging'],
  ['Australian forklift licence', 'Forklift'],
  ['NZ first aid certificate', 'First Aid'],
])('a state is no country, and first aid is the same everywhere: %s', (typed, name) => {
  const [, held] = ticketsIn(`White card\n${typed}`)
  expect(held?.split(' | ')[0]).toBe(name)
})

test('where somebody may drive a forklift on a site is no licence for it', () => {
  const read = ticketsIn('White card\nLight Vehicle and Forklift area permit || 10/2027')
  expect(read.join()).not.toContain('Forklift |')
})
