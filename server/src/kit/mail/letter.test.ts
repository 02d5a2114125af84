import { expect, test } from 'vitest'
import { letter } from './letter.ts'
import type { LetterContent } from './letter-content.ts'
import { greetingFor } from './words-and-links.ts'

const full: LetterContent = {
  product: 'Headframe',
  title: 'Your listing is live',
  preheader: 'People can apply from now on.',
  greeting: 'Hi Bronwyn,',
  paragraphs: ['Your job is on the market.', 'It stays there for 30 days.'],
  facts: [
    ['Site', 'Newman WA 6753'],
    ['Total', '$162.50 incl. GST'],
  ],
  button: { label: 'See the job', url: 'https://headframe.example/company/view-job/1?tab=a&x=1' },
  footnote: 'Keep this as your receipt.',
  aside: { label: 'Choose your emails', url: 'https://headframe.example/settings' },
  unsubscribeUrl: 'https://headframe.example/api/mail/unsubscribe/abc',
}

test('both versions of a letter say the same', () => {
  const { html, text } = letter(full)

  const said = [
    full.title,
    full.greeting,
    ...full.paragraphs,
    ...(full.facts ?? []).flat(),
    full.button?.label,
    full.footnote,
    full.aside?.label,
    full.aside?.url,
    'Headframe · Work in Australian mining and resources',
    'Stop these emails',
  ]
  for (const words of said) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
})

test('a link stands on a line of its own in plain text, and can be pressed and read in the other', () => {
  const { html, text } = letter(full)

  expect(text.split('\n')).toContain('https://headframe.example/company/view-job/1?tab=a&x=1')
  expect(text.split('\n')).toContain('https://headframe.example/api/mail/unsubscribe/abc')
  const escaped = 'https://headframe.example/company/view-job/1?tab=a&amp;x=1'
  expect(html.split(`href="${escaped}"`)).toHaveLength(3)
  expect(html).toContain(`>${escaped}</a>`)
})

test('a letter needs no more than a title and a paragraph', () => {
  const { html, text } = letter({
    product: 'Headframe',
    title: 'Noted',
    preheader: '',
    paragraphs: ['All is well.'],
  })

  expect(text).toBe(
    'Noted\n\nAll is well.\n\n--\nHeadframe · Work in Australian mining and resources',
  )
  expect(html).not.toContain('href=')
  expect(html).not.toContain('undefined')
})

test('whatever people wrote stays text', () => {
  const hostile = `</title></style><script>alert('x')</script><img src=x onerror="alert(1)">&amp;\r\nBcc: x`
  const { html, text } = letter({
    product: hostile,
    title: hostile,
    preheader: hostile,
    greeting: hostile,
    paragraphs: [hostile],
    facts: [[hostile, hostile]],
    button: { label: hostile, url: 'https://headframe.example/"><script>alert(1)</script>' },
    footnote: hostile,
    unsubscribeUrl: "https://headframe.example/'onmouseover='alert(1)",
  })

  expect(html).not.toMatch(/<script|<img|"onmouseover|'onmouseover/)
  expect(html.match(/<\/title>|<\/style>/g)).toEqual(['</title>', '</style>'])
  expect(html).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;')
  expect(html).toContain('&amp;amp;')
  expect(text).not.toContain('\nBcc')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://files.example',
  '/reset-password/abc',
])('a letter does not lead to %s', (url) => {
  expect(() => letter({ ...full, button: { label: 'Go', url } })).toThrow(TypeError)
  expect(() => letter({ ...full, unsubscribeUrl: url })).toThrow(TypeError)
})

test('what a fact is called stands above it on a small screen, where there is no room beside it', () => {
  const { html } = letter(full)
  expect(html.match(/<td class="quiet label"/g)).toHaveLength(2)
  expect(html.match(/<td class="ink value"/g)).toHaveLength(2)
  const small = html.slice(
    html.indexOf('@media (max-width: 480px)'),
    html.indexOf('@media (prefers'),
  )
  for (const cell of ['label', 'value'])
    expect(small).toMatch(new RegExp(`\\.${cell} \\{\\s*display: block !important`))
})

test('a word longer than the screen breaks, wherever it stands', () => {
  const long = 'x'.repeat(120)
  const { html } = letter({
    ...full,
    title: long,
    greeting: long,
    paragraphs: [long],
    facts: [[long, long]],
    footnote: long,
  })

  const shown = html.slice(html.indexOf('<h1'))
  const around = [...shown.matchAll(/<(?:h1|p|td|a) [^>]*style="([^"]*)"\s*>\s*x{120}/g)]
  expect(around).toHaveLength(6)
  for (const [, style] of around) expect(style).toContain('overflow-wrap:anywhere')
})

test('no line is longer than mail allows, and nothing is fetched from anywhere', () => {
  const { html } = letter(full)

  const longest = Math.max(...html.split('\n').map((line) => Buffer.byteLength(line)))
  expect(longest).toBeLessThan(990)
  expect(html).not.toMatch(/<img|<link|@import|url\(|src=/)
})

test.each([
  ['Jane', 'Hi Jane,'],
  ["Siobhán O'Brien", "Hi Siobhán O'Brien,"],
  ['  Nguyễn Văn A ', 'Hi Nguyễn Văn A,'],
  ['Mary-Jane St. Clair', 'Hi Mary-Jane St. Clair,'],
  ['William (Bill)', 'Hi William (Bill),'],
  ['Jane "Click here" Smith', 'Hello,'],
  [undefined, 'Hello,'],
  ['', 'Hello,'],
  ['Win a prize at evil.example', 'Hello,'],
  ['http://evil.example', 'Hello,'],
  ['evil@foe.example', 'Hello,'],
  ['Jane\r\nYou have won', 'Hello,'],
  ['J'.repeat(60), 'Hello,'],
  ['<b>Jane</b>', 'Hello,'],
])('%j is greeted with %j', (name, greeting) => {
  expect(greetingFor(name)).toBe(greeting)
})
