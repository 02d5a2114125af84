import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainTextOf, readDelta } from './delta.ts'
import { findRichHtml, mostHtmlBytes, richHtml } from './rich-html.ts'

const htmlOf = (...ops: unknown[]) => richHtml(readDelta({ ops }))
const line = (attributes: object) => ({ insert: '\n', attributes })

describe('what is read', () => {
  test.each([
    ['an object', { ops: [{ insert: 'Drill\n' }] }],
    ['JSON text', '{"ops":[{"insert":"Drill\\n"}]}'],
    ['plain text', 'Drill'],
  ])('%s is a delta', (_, sent) => {
    expect(readDelta(sent)).toEqual(
      sent === 'Drill'
        ? { ops: [{ insert: 'Drill' }, { insert: '\n' }] }
        : { ops: [{ insert: 'Drill\n' }] },
    )
  })

  test.each(['{"name":"Drill"}', '[1,2]', '"quoted"', '12', '{ops}'])(
    '%s is no delta, so it is what somebody wrote',
    (text) => expect(plainTextOf(readDelta(text))).toBe(text),
  )

  test.each([undefined, null, 7, [], {}, { ops: 'none' }])('%j is empty', (sent) => {
    expect(plainTextOf(readDelta(sent))).toBe('')
    expect(richHtml(readDelta(sent))).toBe('')
  })

  test('pictures and unknown looks are left out', () => {
    const sent = {
      ops: [
        { insert: { image: 'https://evil.example/pixel.png' } },
        { insert: 'Ore', attributes: { color: 'red', bold: 'yes', onclick: 'x', italic: true } },
        { delete: 5 },
        null,
        'text',
      ],
    }
    expect(readDelta(sent)).toEqual({
      ops: [{ insert: 'Ore', attributes: { italic: true } }, { insert: '\n' }],
    })
  })

  test('every kind of line end is one', () => {
    expect(plainTextOf(readDelta('one\r\ntwo\rthree'))).toBe('one\ntwo\nthree')
  })
})

describe('what is shown', () => {
  test.each([
    ['paragraphs', [{ insert: 'One\nTwo\n' }], '<p>One</p><p>Two</p>'],
    ['no gaps', [{ insert: 'One\n\n  \nTwo\n' }], '<p>One</p><p>Two</p>'],
    [
      'headers',
      [
        { insert: 'A' },
        line({ header: 1 }),
        { insert: 'B' },
        line({ header: 2 }),
        { insert: 'C' },
        line({ header: 3 }),
      ],
      '<h1>A</h1><h2>B</h2><h3>C</h3>',
    ],
    [
      'looks, one in the other',
      [{ insert: 'Ore', attributes: { bold: true, italic: true, underline: true, strike: true } }],
      '<p><strong><em><u><s>Ore</s></u></em></strong></p>',
    ],
    [
      'quotes as one',
      [{ insert: 'A' }, line({ blockquote: true }), { insert: 'B' }, line({ blockquote: true })],
      '<blockquote><p>A</p><p>B</p></blockquote>',
    ],
    [
      'links',
      [{ insert: 'us', attributes: { link: 'https://mine.example/a?b=1&c="' } }],
      '<p><a href="https://mine.example/a?b=1&amp;c=%22" rel="noopener nofollow">us</a></p>',
    ],
    [
      'mail links',
      [{ insert: 'mail', attributes: { link: 'mailto:hr@mine.example' } }],
      '<p><a href="mailto:hr@mine.example" rel="noopener nofollow">mail</a></p>',
    ],
    [
      'lists',
      [
        { insert: 'A' },
        line({ list: 'bullet' }),
        { insert: 'B' },
        line({ list: 'bullet' }),
        { insert: 'C\n' },
      ],
      '<ul><li>A</li><li>B</li></ul><p>C</p>',
    ],
    [
      'lists within lists',
      [
        { insert: 'A' },
        line({ list: 'ordered' }),
        { insert: 'a' },
        line({ list: 'bullet', indent: 1 }),
        { insert: 'b' },
        line({ list: 'bullet', indent: 1 }),
        { insert: 'B' },
        line({ list: 'ordered' }),
      ],
      '<ol><li>A<ul><li>a</li><li>b</li></ul></li><li>B</li></ol>',
    ],
    [
      'a list that changes its kind',
      [{ insert: 'A' }, line({ list: 'ordered' }), { insert: 'B' }, line({ list: 'bullet' })],
      '<ol><li>A</li></ol><ul><li>B</li></ul>',
    ],
    [
      'a list that begins deep and comes out',
      [
        { insert: 'a' },
        line({ list: 'bullet', indent: 3 }),
        { insert: 'B' },
        line({ list: 'bullet' }),
      ],
      '<ul><li>a</li></ul><ul><li>B</li></ul>',
    ],
  ])('%s', (_, ops, html) => expect(htmlOf(...ops)).toBe(html))

  test('a link once a line, whatever its words look like', () => {
    const link = 'https://mine.example/'
    const a = (words: string) => `<a href="${link}" rel="noopener nofollow">${words}</a>`
    const ops = [
      { insert: 'see ', attributes: { link } },
      { insert: 'us', attributes: { link, bold: true } },
      { insert: ' or ' },
      { insert: 'here', attributes: { link } },
      { insert: '\n' },
      { insert: 'again', attributes: { link } },
    ]
    expect(htmlOf(...ops)).toBe(
      `<p>${a('see <strong>us</strong>')} or here</p><p>${a('again')}</p>`,
    )
  })

  test('nothing of what somebody wrote is ever a tag', () => {
    expect(htmlOf({ insert: '<script>alert("1")</script> & \'co\'\n' })).toBe(
      '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;</p>',
    )
  })

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//mine.example',
    'https://mine.example@elsewhere.example',
    'https://mine.example:pw@elsewhere.example/',
    'mine',
    'https://',
    `https://mine.example/${'x'.repeat(2048)}`,
  ])('a link to %s is only text', (link) => {
    expect(htmlOf({ insert: 'here', attributes: { link } })).toBe('<p>here</p>')
  })
})

const look = fc.record(
  {
    bold: fc.boolean(),
    header: fc.integer({ min: -1, max: 5 }),
    list: fc.constantFrom('ordered', 'bullet', 'checked', 'none'),
    indent: fc.integer({ min: -2, max: 12 }),
    blockquote: fc.boolean(),
    link: fc.webUrl(),
  },
  { requiredKeys: [] },
)
const ops = fc.array(
  fc.record({
    insert: fc.oneof(fc.constantFrom('\n', 'a\n', '<b>\n\n', '&amp;'), fc.string()),
    attributes: look,
  }),
)

function expectClosedTags(html: string): void {
  const open: string[] = []
  for (const [, end, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (end) expect(open.pop()).toBe(tag)
    else open.push(tag)
  }
  expect(open).toEqual([])
}

test('whatever is sent, every tag that is opened is closed, in order', () => {
  fc.assert(fc.property(ops, (sent) => expectClosedTags(htmlOf(...sent))))
})

/** A few characters that want to become very many. */
const greedyOps = fc.array(
  fc.record({
    insert: fc
      .tuple(
        fc.constantFrom('a\n', '"\n', '\n', 'ab', '<', '字\n', '😀'),
        fc.constantFrom(1, 9, 999, 9999),
      )
      .map(([text, times]) => text.repeat(times)),
    attributes: fc.record(
      {
        bold: fc.constant(true),
        strike: fc.constant(true),
        list: fc.constantFrom('ordered', 'bullet'),
        indent: fc.integer({ min: 0, max: 8 }),
        link: fc
          .integer({ min: 0, max: 1900 })
          .map((length) => `https://mine.example/?${'&'.repeat(length)}`),
      },
      { requiredKeys: [] },
    ),
  }),
  { maxLength: 8 },
)

test('whatever is sent, it takes no more than ten times its words', () => {
  fc.assert(
    fc.property(greedyOps, (sent) => {
      const delta = readDelta({ ops: sent })
      const words = delta.ops.map(({ insert }) => insert).join('')
      const html = richHtml(delta)
      const bytes = Buffer.byteLength(html)

      expect(bytes).toBeLessThanOrEqual(mostHtmlBytes)
      expect(bytes).toBeLessThanOrEqual(Math.max(20_000, 10 * Buffer.byteLength(words)))
      expectClosedTags(html)
      // What is refused at the door is known by the same measure.
      if (findRichHtml(delta) === undefined) expect(html).not.toContain('<a ')
      else expect(html).toBe(findRichHtml(delta))
    }),
    { numRuns: 60 },
  )
})

test('reading what was read changes nothing', () => {
  fc.assert(
    fc.property(ops, (sent) => {
      const delta = readDelta({ ops: sent })
      expect(readDelta(JSON.stringify(delta))).toEqual(delta)
    }),
  )
})
