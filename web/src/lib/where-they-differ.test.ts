import { expect, test } from 'vitest'

import { whereTheyDiffer } from './where-they-differ.ts'

const start =
  'Our warehouse holds 14,600 lines and knows where 14,400 of them are. Help us find the rest.\nReceiving, picking and the counter from 5:15 when the fitters come. Forklift ticket needed.\n'

test('of long texts that begin alike, only what differs is shown, behind the sentence before it', () => {
  const mine = `${start}Residential. Talk to Sam.`
  const theirs = `${start}Residential.`
  expect(whereTheyDiffer(mine, theirs)).toEqual([
    '… Forklift ticket needed.\nResidential. Talk to Sam.',
    '… Forklift ticket needed.\nResidential.',
  ])
})

test('what they share behind it is left out as well', () => {
  expect(whereTheyDiffer(`Days. ${start}End.`, `Nights. ${start}End.`)).toEqual([
    'Days. Our warehouse holds 14,600 lines and knows where 14,400 of them are. …',
    'Nights. Our warehouse holds 14,600 lines and knows where 14,400 of them are. …',
  ])
})

test('what one of them lacks is seen between its neighbours', () => {
  const [mine, theirs] = whereTheyDiffer(`${start}One. Two. Three.`, `${start}One. Three.`)
  expect([mine, theirs]).toEqual(['… One. Two. Three.', '… One. Three.'])
})

test('short texts and empty ones are shown whole', () => {
  expect(whereTheyDiffer('Now', 'In May')).toEqual(['Now', 'In May'])
  expect(whereTheyDiffer(start, '')).toEqual([start.trim(), ''])
})
