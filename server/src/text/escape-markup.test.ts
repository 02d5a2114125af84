import { expect, test } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'

test('text ends neither the element nor the attribute that it stands in, and is never read twice', () => {
  expect(escapeMarkup(`</p><b title="x" lang='y'>`)).toBe(
    '&lt;/p&gt;&lt;b title=&quot;x&quot; lang=&#39;y&#39;&gt;',
  )
  expect(escapeMarkup('&lt;')).toBe('&amp;lt;')
})
