import { expect, test } from 'vitest'

import { spotsFor, type Box, type Name } from './label-spots.ts'

const size = { x: 400, y: 300 }
const at = (x: number, y: number, text = 'Newman'): Name => ({
  text,
  isArea: false,
  perLetter: 7,
  isDue: true,
  x,
  y,
})
const pinAt = (x: number, y: number): Box => ({
  left: x - 17,
  right: x + 17,
  top: y - 17,
  bottom: y + 17,
})
const spotOf = (name: Name, pins: readonly Box[] = []) => spotsFor([name], size, [], pins).get(name)

test('a town is named to the right of its dot, or to its left where that has no room', () => {
  expect(spotOf(at(100, 100))).toEqual({ side: 'right', by: 6, hasDot: true })
  expect(spotOf(at(100, 100), [pinAt(130, 100)])).toEqual({ side: 'left', by: 6, hasDot: true })
  expect(spotOf(at(390, 100))).toEqual({ side: 'left', by: 6, hasDot: true })
})

test('a town in the middle of a pin is named beside the pin', () => {
  expect(spotOf(at(100, 100), [pinAt(100, 100)])).toEqual({ side: 'right', by: 23, hasDot: false })
  expect(spotOf(at(100, 100), [pinAt(100, 100), pinAt(150, 100)])).toEqual({
    side: 'left',
    by: 23,
    hasDot: false,
  })
})

test('a town that lies at the side of a pin is named on no other side', () => {
  expect(spotOf(at(110, 100), [pinAt(100, 100)])?.side).toBe('right')
  expect(spotOf(at(90, 100), [pinAt(100, 100)])?.side).toBe('left')
  expect(spotOf(at(110, 100), [pinAt(100, 100), pinAt(150, 100)])).toBeUndefined()
})

test('a town close below a pin, or between two, is named below its dot or above it', () => {
  expect(spotOf(at(100, 125), [pinAt(100, 100)])).toEqual({ side: 'middle', by: 15, hasDot: true })
  expect(spotOf(at(100, 75), [pinAt(100, 100)])).toEqual({ side: 'middle', by: -15, hasDot: true })
  expect(spotOf(at(100, 100), [pinAt(150, 110), pinAt(50, 110)])?.by).toBe(15)
})

test('where no spot is free there is no name', () => {
  expect(spotOf(at(100, 100), [pinAt(130, 100), pinAt(70, 100)])).toBeUndefined()
})

test('no name lies under a button, nor beside it without its dot', () => {
  const name = at(100, 100)
  expect(spotsFor([name], size, [pinAt(150, 100)], []).get(name)?.side).toBe('left')
  expect(spotsFor([name], size, [pinAt(100, 100)], []).size).toBe(0)
})

test('of two names that would touch, the first stays', () => {
  const names = [at(150, 100, 'Perth'), at(155, 105, 'Fremantle'), at(152, 95, 'Midland')]
  expect([...spotsFor(names, size, [], []).keys()]).toEqual(names.slice(0, 1))
})

test('a name whose turn has not come yet is there where hardly any other is', () => {
  const hamlet = { ...at(300, 250, 'Yalgoo'), isDue: false }
  const towns = [40, 90, 140, 190, 240].map((y) => at(100, y))

  expect(spotsFor([...towns.slice(1), hamlet], size, [], []).has(hamlet)).toBe(true)
  expect(spotsFor([...towns, hamlet], size, [], []).has(hamlet)).toBe(false)
})

test('no name is cut off, and none is given to what is out of view', () => {
  expect(spotOf(at(100, 2))).toBeUndefined()
  expect(spotOf(at(-10, 100))).toBeUndefined()
})

test('the name of a state moves out of the way of a pin', () => {
  const victoria: Name = {
    text: 'Victoria',
    isArea: true,
    perLetter: 10,
    isDue: true,
    x: 200,
    y: 150,
  }
  expect(spotOf(victoria)).toMatchObject({ side: 'middle', by: 0 })
  expect(spotOf(victoria, [pinAt(200, 135)])).toMatchObject({ side: 'middle', by: 26 })
})
