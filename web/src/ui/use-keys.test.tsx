// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import * as register from '../lib/keys.ts'
import { mount } from './testing/mount.ts'
import { singleKeys, useKeys } from './use-keys.ts'

const act = vi.fn<(what: string) => boolean | void>()
const keys = {
  go: { press: 'g', says: 'Go' },
  goFar: { press: 'shift+g', says: 'Go far' },
  ask: { press: '?', says: 'Ask' },
  find: { press: 'mod+k', says: 'Find' },
}

function Listening() {
  useKeys(keys, {
    go: () => act('go'),
    goFar: () => act('goFar'),
    ask: () => act('ask'),
    find: () => act('find'),
  })
  return (
    <>
      <input aria-label="Words" />
      <input type="checkbox" aria-label="A box" />
    </>
  )
}

beforeEach(() => {
  act.mockReset()
  singleKeys.choose('on')
  mount(<Listening />)
})

const press = (key: string, held: object = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...held })
const done = () => act.mock.calls.flat()

test('Shift makes another key of a letter, and of a sign what it is', () => {
  press('g')
  press('G', { shiftKey: true })
  press('?', { shiftKey: true })
  press('k', { metaKey: true })

  expect(done()).toEqual(['go', 'goFar', 'ask', 'find'])
})

test('what browsers and screen readers listen for is left to them', () => {
  press('g', { ctrlKey: true })
  press('g', { altKey: true })
  press('K', { ctrlKey: true, shiftKey: true })

  expect(done()).toEqual([])
})

test('nothing acts while somebody types; a box is no text', () => {
  press('g', {}, screen.getByLabelText('Words'))
  press('k', { ctrlKey: true }, screen.getByLabelText('Words'))
  expect(done()).toEqual([])

  press('g', {}, screen.getByLabelText('A box'))
  expect(done()).toEqual(['go'])
})

test('a key that did nothing is left to the browser', () => {
  act.mockReturnValue(false)
  // Answers whether the browser may have it.
  expect(press('g')).toBe(true)

  act.mockReturnValue(undefined)
  expect(press('g')).toBe(false)
})

test('no key means two things where both could be meant', () => {
  const groups = [register.keysOfApplicants, register.keysOfPeople]
  for (const group of groups) {
    const all = [group, register.keysOfBoxes, register.keysEverywhere].flatMap((one) =>
      Object.values(one),
    )
    const presses = all.map(({ press: key }) => key)
    expect(new Set(presses).size).toBe(presses.length)
  }
})

test('a key is told as it stands on the keyboard', () => {
  const { keysEverywhere, keysOfApplicants, keyInWords } = register
  expect(keyInWords(keysEverywhere.palette, false)).toBe('Ctrl K')
  expect(keyInWords(keysEverywhere.palette, true)).toBe('⌘ K')
  expect(keyInWords(keysOfApplicants.approveWithWords)).toBe('Shift A')
})
