// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { findKeptForm, isPartOf, isShapedLike, keepForm } from './kept-forms.ts'
import { keptTyping, putTyping } from './use-kept-typing.ts'

const key = 'form'
const place = { key, kind: 'company' } as const
const form = { title: '', start: { when: 'soon', day: undefined }, rows: [{ name: 'Casey' }] }
const typed = { title: 'Fitter', start: { when: 'day', day: '2026-07-23' }, rows: [] }

beforeEach(() => sessionStorage.clear())

test('what is kept is found again, until it is taken away', () => {
  keepForm(key, typed)
  expect(findKeptForm(key)).toEqual(typed)

  keepForm(key, undefined)
  expect(findKeptForm(key)).toBeUndefined()
})

test.each([JSON.stringify(typed), JSON.stringify({ version: 0, content: typed }), 'not JSON', ''])(
  'what another build has kept is dropped: %s',
  (text) => {
    for (const name of [key, `typed:company::${key}`]) sessionStorage.setItem(name, text)

    expect(findKeptForm(key)).toBeUndefined()
    expect(keptTyping(place, form)).toBe(form)
  },
)

test.each([
  { ...typed, title: 7 },
  { ...typed, rows: 'Casey' },
  { ...typed, start: 'soon' },
  { ...typed, former: 'field' },
  { title: 'Fitter', rows: [] },
  [typed],
  'Fitter',
])('a form that has other fields by now begins anew: %j', (content) => {
  putTyping(place, Object(content))

  expect(keptTyping(place, form)).toBe(form)
})

test('a form of the same fields goes on with what was typed', () => {
  putTyping(place, typed)

  expect(keptTyping(place, form)).toEqual(typed)
})

test('a part of a form has some of its fields and no others', () => {
  expect(isPartOf({ title: 'Fitter' }, form)).toBe(true)
  expect(isPartOf({ title: 7 }, form)).toBe(false)
  expect(isPartOf({ former: 'field' }, form)).toBe(false)
  expect(isShapedLike({ title: 'Fitter' }, form)).toBe(false)
})
