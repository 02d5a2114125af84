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

test('behind an induction with its end, what has an end of its own is one, too', () => {
  const typed = `
    - white card
    - st ives induction exp sept 27, mulga siding exp 1-27, redgum iron ran out in march 2026
    - Iron Gate induction exp Sept 27, first aid exp 2-28`
  expect(ticketsIn(typed)).toEqual([
    'White Card',
    'St ives induction |  |  | sept 27',
    'Mulga siding |  |  | 1-27',
    'Redgum iron |  |  | march 2026',
    'Iron Gate induction |  |  | Sept 27',
    'First Aid |  |  | 2-28',
  ])
})
