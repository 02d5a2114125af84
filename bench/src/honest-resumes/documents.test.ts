import { expect, test } from 'vitest'
import { halves, honestDocuments } from './documents.ts'
import type { HonestTruth } from './documents.ts'

const month = /^\d{4}(-(0[1-9]|1[0-2]))?$/

test('the half aside keeps its documents, however many the open one gains', async () => {
  const [open, aside] = await Promise.all(halves.map((half) => honestDocuments(half)))
  expect(aside).toHaveLength(133)
  expect(open?.length).toBeGreaterThanOrEqual(61)
})

test.each(halves)('every document of the half %s has a truth that holds together', async (half) => {
  for (const { fileName, truth } of await honestDocuments(half))
    expect(contradictionsOf(truth), fileName).toEqual([])
})

function contradictionsOf({ jobs, tickets, ...truth }: HonestTruth): string[] {
  const current = jobs.filter(({ end }) => end === 'present')
  const months = [
    ...jobs.flatMap(({ start, end }) => (end === 'present' ? [start] : [start, end])),
    ...tickets.flatMap(({ expires }) => expires ?? []),
  ]
  const backwards = jobs.filter(
    ({ start, end }) => end !== 'present' && end < start.slice(0, end.length),
  )
  return [
    ...months.filter((written) => !month.test(written)),
    ...backwards.map(({ title }) => `${title} ends before it begins`),
    ...(current[0]?.title === (truth.current_role ?? undefined) ? [] : ['another current role']),
    ...(current[0]?.company === (truth.current_company ?? undefined)
      ? []
      : ['another current company']),
  ]
}
