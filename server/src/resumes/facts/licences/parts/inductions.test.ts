import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'
import { asInduction } from './inductions.ts'

test.each([
  ['BHP Newman (03/27)', 'BHP Newman induction (03/27)'],
  ['Rio Tinto exp 6/2027', 'Rio Tinto induction exp 6/2027'],
  ['FMG lapsed', 'FMG induction lapsed'],
  ['Karri Pit.', 'Karri Pit induction.'],
  ['Yandi – all areas', 'Yandi induction – all areas'],
  // What they are is said already.
  ['Roy Hill induction', 'Roy Hill induction'],
  ['Rail safety card', 'Rail safety card'],
  ['White card', 'White card'],
])('among inductions %s is %s', (site, induction) => {
  expect(asInduction(site)).toBe(induction)
})

test('a list needs no colon, and each has its own end', () => {
  expect(ticketsIn('Site inductions Oaky Creek (exp 05/2027), Hail Creek (exp 12/2026)')).toEqual([
    'Oaky Creek induction |  |  | 05/2027',
    'Hail Creek induction |  |  | 12/2026',
  ])
})

test('what is a kind of induction stays as it is called', () => {
  expect(ticketsIn('Underground induction – Fosterville\nInduction: BHP (03/27)')).toEqual([
    'Underground induction – Fosterville',
    'BHP induction |  |  | 03/27',
  ])
})
