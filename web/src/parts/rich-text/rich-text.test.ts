import { expect, test } from 'vitest'

import { linkAround } from './link-range.ts'
import { linkFromTyped } from './read-link.ts'
import { readRichText, wordsOf } from './rich-text.ts'

test('a delta is read with the looks that the editor offers, and with no other', () => {
  const sent = {
    ops: [
      { insert: 'Ore', attributes: { bold: true, color: 'red', italic: 'yes' } },
      { insert: '\n', attributes: { header: 1 } },
      { insert: { image: 'https://evil.example/pixel.png' } },
      { insert: 'Pit\n', attributes: { list: 'checked', indent: 9 } },
      { insert: 'Out\n', attributes: { indent: 2, header: 5 } },
      null,
    ],
  }

  expect(readRichText(sent).ops).toEqual([
    { insert: 'Ore', attributes: { bold: true } },
    { insert: '\n', attributes: { header: 2 } },
    { insert: 'Pit\n', attributes: { list: 'bullet', indent: 4 } },
    { insert: 'Out\n', attributes: { header: 3 } },
  ])
})

test.each([
  ['JSON text', '{"ops":[{"insert":"Drill\\n"}]}', 'Drill'],
  ['words without any look', 'Drill {rig}', 'Drill {rig}'],
  ['nothing', null, ''],
])('%s is read as well', (_, sent, words) => {
  expect(wordsOf(readRichText(sent))).toBe(words)
})

test('reading what was read changes nothing', () => {
  const once = readRichText('{"ops":[{"insert":"a","attributes":{"link":"https://a.example"}}]}')

  expect(readRichText(JSON.stringify(once))).toEqual(once)
})

test.each([
  ['mine.example', 'https://mine.example/'],
  ['mine.example/jobs?q=1', 'https://mine.example/jobs?q=1'],
  [' http://mine.example ', 'http://mine.example/'],
  ['hr@mine.example', 'mailto:hr@mine.example'],
  ['mailto:hr@mine.example', 'mailto:hr@mine.example'],
])('%s becomes a link', (typed, link) => {
  expect(linkFromTyped(typed)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'mine',
  '',
  'two words.example',
  'ftp://a.example',
  'https://mine.example@elsewhere.example',
])('%j becomes no link', (typed) => {
  expect(linkFromTyped(typed)).toBeUndefined()
})

test('a link in a delta leads to a page or to a mail, or is only words', () => {
  const ops = [{ insert: 'here\n', attributes: { link: 'javascript:alert(1)' } }]

  expect(readRichText({ ops }).ops).toEqual([{ insert: 'here\n' }])
})

test('the link under the cursor is found whole, whatever its pieces look like', () => {
  const link = 'https://mine.example/'
  const ops = [
    { insert: 'See ' },
    { insert: 'our', attributes: { link } },
    { insert: ' mine', attributes: { link, bold: true as const } },
    { insert: ' today\n' },
  ]

  expect(linkAround(ops, 9)).toEqual({ index: 4, length: 8, link })
  expect(linkAround(ops, 2)).toBeUndefined()
})
