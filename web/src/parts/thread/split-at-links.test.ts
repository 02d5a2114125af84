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
  ['Forms at www.example.com/forms.', ['https://www.example.com/forms']],
  ['Book with booking.example.com.au, please', ['https://booking.example.com.au']],
  ['(see example.gov.au/medicals?x=1)', ['https://example.gov.au/medicals?x=1']],
])('%s has its addresses without what ends a sentence', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'Start Monday.Bring boots',
  'Write to hr@example.com.au or hr@www.example.com',
  'Ask on example.community',
  'https://',
  '',
])('"%s" leads nowhere', (text) => {
  expect(linksIn(text)).toEqual([])
  expect(
    splitAtLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
