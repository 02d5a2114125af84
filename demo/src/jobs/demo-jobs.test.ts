import { describe, expect, test } from 'vitest'
import { readRoster } from '@headframe/server/src/domain/roster/read-roster.ts'
import { plainTextOf, readDelta } from '@headframe/server/src/domain/rich-text/delta.ts'
import { richHtml } from '@headframe/server/src/domain/rich-text/rich-html.ts'
import { demoCompanies } from '../companies/demo-companies.ts'
import { demoJobs } from './demo-jobs.ts'
import { deltaOfMarks } from './marks.ts'

describe('the postings', () => {
  test('are of companies that were there by then', () => {
    for (const { title, company, life } of demoJobs) {
      const owner = demoCompanies.find(({ name }) => name === company)
      const age = 'begun' in life ? life.begun : life.listed
      expect(owner?.registeredDaysAgo, title).toBeGreaterThanOrEqual(age)
    }
  })

  test('tell each in its own words what the work is', () => {
    const texts = demoJobs.flatMap(({ description }) => description ?? [])
    expect(new Set(texts.map((text) => text.trim().slice(0, 24))).size).toBe(texts.length)
    for (const text of texts) {
      const delta = deltaOfMarks(text)
      expect(readDelta(delta), text).toEqual(delta)
      expect(plainTextOf(delta), text).not.toMatch(/\*\*|^#|^- |\]\(/m)
    }
  })

  test('have rosters that are read, but for those that say nothing', () => {
    const unread = demoJobs.flatMap(({ roster = '5/2' }) => (readRoster(roster) ? [] : roster))
    expect(unread).toEqual([
      'Lifestyle roster, to be agreed',
      '12 days on, at least as many off',
      'As the wet allows',
    ])
  })
})

test('marks become headings, lists, quotes, links and weight', () => {
  const html = richHtml(
    deltaOfMarks(`
      ## The work
      What you do
      all day:
      - Bore, and
        bolt
      - _Wait_

      Ask **Alana** or [read on](https://www.redbackridge.example/jumbo).

      > Bring a hat.
    `),
  )

  expect(html).toBe(
    '<h2>The work</h2><p>What you do all day:</p><ul><li>Bore, and bolt</li><li><em>Wait</em></li></ul>' +
      '<p>Ask <strong>Alana</strong> or ' +
      '<a href="https://www.redbackridge.example/jumbo" rel="noopener nofollow">read on</a>.</p>' +
      '<blockquote><p>Bring a hat.</p></blockquote>',
  )
})
