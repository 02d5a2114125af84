import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

test('above the tickets of a year stands when they end', () => {
  expect(
    ticketsIn(`
      ** Expiring 2027
      - Working at heights
      - Confined space
      ** Expiring 2028
      - HR licence
      - Dogging (DG), 03/2028`),
  ).toEqual([
    'Working at Heights |  |  | 2027',
    'Confined Space Entry |  |  | 2027',
    'Heavy Rigid (HR) |  |  | 2028',
    'Dogging |  |  | 03/2028',
  ])
})

test('years alone are ends where one is to come, and else when they were gained', () => {
  expect(ticketsIn('** 2027\n- Forklift\n** 2029\n- Dogging')).toEqual([
    'Forklift |  |  | 2027',
    'Dogging |  |  | 2029',
  ])
  expect(ticketsIn('** 2019\n- Forklift\n** 2021\n- White card')).toEqual([
    'Forklift |  | 2019',
    'White Card |  | 2021',
  ])
})

test('what stands below a name in its letters is of that name', () => {
  expect(ticketsIn('Forklift\nexp 03.05.27\nDogging\nexp 04.06.28')).toEqual([
    'Forklift |  |  | 03.05.27',
    'Dogging |  |  | 04.06.28',
  ])
})

test('a group ends with a heading that names no date', () => {
  expect(
    ticketsIn(`
      ** Expiring 2027
      - Working at heights
      ** No expiry
      - White card`),
  ).toEqual(['Working at Heights |  |  | 2027', 'White Card'])
})

test('in heavy letters below a name stands when that ends', () => {
  expect(ticketsIn('Forklift\n** Expires 2027\nDogging\n** Expires 2028')).toEqual([
    'Forklift |  |  | 2027',
    'Dogging |  |  | 2028',
  ])
})
