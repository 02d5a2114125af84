import { expect, test } from 'vitest'

import { splitAtLinks } from './split-at-links.ts'

const linksIn = (text: string) => splitAtLinks(text).flatMap(({ href }) => href ?? [])

test('an address in a text leads there, and its words stand as they were written', () => {
  const text = 'Form:\nhttps://example.com/a?x=1&y=2 please.'
  expect(splitAtLinks(text)).toEqual([
    { text: 'Form:\n', at: 0, href: undefined },
    { text: 'https://example.com/a?x=1&y=2', at: 6, href: 'https://example.com/a?x=1&y=2' },
    { text: ' please.', at: 35, href: undefined },
  ])
})

test.each([
  ['See https://example.com/x.', ['https://example.com/x']],
  ['(https://example.com/x)', ['https://example.com/x']],
  ['(https://example.com/x).', ['https://example.com/x']],
  ['https://example.com/a_(b)', ['https://example.com/a_(b)']],
  ['“https://example.com”', ['https://example.com']],
  ['http://a.example, https://b.example!', ['http://a.example', 'https://b.example']],
])('%s has its addresses without what ends a sentence', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'Start Monday.Bring boots', 'https://', ''])(
  '"%s" leads nowhere',
  (text) => {
    expect(linksIn(text)).toEqual([])
    expect(
      splitAtLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  },
)
