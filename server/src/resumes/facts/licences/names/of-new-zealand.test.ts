import { expect, test } from 'vitest'
import { ticketsIn } from '../../../testing/tickets-in.ts'

const class124 = [1, 2, 4].map((one) => `NZ Driver Licence Class ${one}`)
const wheels = 'NZ Endorsement W (wheels)'
const tracks = 'NZ Endorsement T (tracks)'
const rollers = 'NZ Endorsement R (rollers)'

test('each class of a card of New Zealand is a ticket, with the end of the card', () => {
  expect(
    ticketsIn(`
      Licences (NZ)
      Class 1, 2 and 4 full, no. EH417720, valid to 2031-05
      Endorsements W T R (wheels, tracks, rollers)
      D endorsement (dangerous goods) – ran out 2025-11`),
  ).toEqual([
    ...class124.map((name) => `${name} | EH417720 |  | 2031-05`),
    wheels,
    tracks,
    rollers,
    'NZ Endorsement D (dangerous goods) |  |  | 2025-11',
  ])
})

test('what stands behind the last on the line is of the whole card, which is none for cars of ours', () => {
  const [first, ...others] = ticketsIn(
    'White card\nDriver licence, NZ full: Class 1, 2 and 4; endorsements W, T, R (card no. DH448120, expires 19/03/2031)',
  )
  expect(first).toBe('White Card')
  expect(others).toEqual(
    [...class124, wheels, tracks, rollers].map((name) => `${name} | DH448120 |  | 19/03/2031`),
  )
})

test('a heading tells of the card, and an endorsement may end before it', () => {
  expect(
    ticketsIn(`
      NZ licence (NZTA driver licence DX 410228, card expires 7-Sep-2033)
      Class 1 || car
      Class 2 || medium rigid
      Class 3 || no never got around to it
      Endorsements || W T (F forklift expires 11/2028; D dangerous goods expired 2/2024)`),
  ).toEqual([
    'NZ Driver Licence Class 1 | 410228 |  | 7-Sep-2033',
    'NZ Driver Licence Class 2 | 410228 |  | 7-Sep-2033',
    `${wheels} | 410228 |  | 7-Sep-2033`,
    `${tracks} | 410228 |  | 7-Sep-2033`,
    'NZ Endorsement F (forklift) |  |  | 11/2028',
    'NZ Endorsement D (dangerous goods) |  |  | 2/2024',
  ])
})

test('labels stand above what they are of', () => {
  const read = ticketsIn(`
    NZ driver licence
    Classes
    1, 2, 4 (full) valid until 26-05-2031
    Endorsements
    W (wheels) · T (tracks) · F (forklift, 09-2027)`)
  expect(read).toEqual([
    ...class124.map((name) => `${name} |  |  | 26-05-2031`),
    wheels,
    tracks,
    'NZ Endorsement F (forklift) |  |  | 09-2027',
  ])
})

test('letters stand together or before the word', () => {
  expect(ticketsIn('White card\nNZ licence: class 1 & 2, WTR endorsements')).toEqual([
    'White Card',
    'NZ Driver Licence Class 1',
    'NZ Driver Licence Class 2',
    wheels,
    tracks,
    rollers,
  ])
})

test('classes of traffic, of health and of goods are none of driving, and elsewhere none has a number', () => {
  expect(
    ticketsIn('Class 1 STMS (NZ) exp 12/2026\nClass 2 medical (CASA) exp 3/2027').join(),
  ).not.toContain('Driver Licence')
  expect(ticketsIn('Dangerous goods class 1 and 3 (NZ)')).toEqual([
    'Dangerous Goods Driver Licence',
  ])
  expect(ticketsIn('White card\nClass 1, 2 and 4').join()).not.toContain('NZ')
})

test('over the tickets of a country stands its name', () => {
  expect(ticketsIn('NZ\nWhite card\nAustralian\nForklift LF')).toEqual(['White Card', 'Forklift'])
})
