import type { ReadField } from '@headframe/wire'
import { expect, test } from 'vitest'

import { piecesOf } from './marked-text.ts'

const text = 'Marnie Okafor, Dozer Operator at Saltbush'
const read = (field: ReadField['field'], ...spans: [number, number][]): ReadField => ({
  field,
  value: 'x',
  confidence: 1,
  source_text: 'x',
  spans: spans.map(([start, end]) => ({ start, end })),
})
const shown = (...fields: ReadField[]) =>
  piecesOf(text, fields).map(({ text: part, field }) => (field ? `[${field}:${part}]` : part))

test('what was read is apart from the rest, and nothing of the text is lost', () => {
  const fields = [read('current_company', [33, 41]), read('full_name', [0, 13])]

  expect(shown(...fields)).toEqual([
    '[full_name:Marnie Okafor]',
    ', Dozer Operator at ',
    '[current_company:Saltbush]',
  ])
  expect(
    piecesOf(text, fields)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('where two were read in one place, the longer one counts', () => {
  expect(shown(read('current_role', [15, 20]), read('full_name', [15, 29]))).toEqual([
    'Marnie Okafor, ',
    '[full_name:Dozer Operator]',
    ' at Saltbush',
  ])
})

test('a text in which nothing was read is one piece, and no text is none', () => {
  expect(shown()).toEqual([text])
  expect(piecesOf('', [])).toEqual([])
})
