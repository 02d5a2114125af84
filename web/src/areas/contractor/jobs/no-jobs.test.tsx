// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { expectNoViolations } from '../../../ui/testing/axe.ts'
import { mount } from '../../../ui/testing/mount.ts'
import type { Filter } from './filters-in-force.ts'
import type { JobsSearch } from './jobs-search.ts'
import { NoJobs } from './no-jobs.tsx'

const onChanged = vi.fn<(changes: Loosening) => void>()
type Loosening = JobsSearch | Filter['without']
/** How many jobs each search has. */
let totals: Readonly<Record<string, number>> = {}
let server: TestServer

beforeEach(async () => {
  server = await serve(({ path }) => {
    const search = new URL(path, 'http://server.example').searchParams.get('search') ?? ''
    const total = String(totals[search] ?? 0)
    const page = { 'X-Page': '1', 'X-Page-Size': '1', 'X-Total-Pages': total }
    const exposed = ['X-Total-Count', ...Object.keys(page)].join(', ')
    return {
      status: 200,
      body: [],
      headers: { ...page, 'X-Total-Count': total, 'Access-Control-Expose-Headers': exposed },
    }
  })
  pointPageAt(server)
})

afterEach(async () => {
  onChanged.mockClear()
  await server.close()
})

const chipsOf = (one: string, other: string): Filter[] => [
  { key: 'one', label: 'Chef', without: () => ({ search: other }), typed: one },
  { key: 'other', label: 'Bowen Basin, QLD', without: () => ({ search: one }), typed: other },
]

/** What was changed of this search. */
function changedOf(search: JobsSearch) {
  const [changes] = onChanged.mock.calls[0] ?? []
  return typeof changes === 'function' ? changes(search) : changes
}

test('where nothing is found, each chip says how many there would be without it', async () => {
  totals = { moranbah: 3 }
  const { user, container } = mount(
    <NoJobs
      search={{ search: 'chef moranbah' }}
      filters={chipsOf('chef', 'moranbah')}
      onChanged={onChanged}
    />,
  )

  const way = await screen.findByRole('button', { name: 'Without “Chef”: 3 jobs' })
  expect(screen.queryByRole('button', { name: /Bowen Basin/ })).toBeNull()
  await expectNoViolations(container)
  await user.click(way)
  expect(changedOf({ search: 'chef moranbah' })).toEqual({ search: 'moranbah' })
})

test('where one is too few to drop, each says how many there would be with it alone', async () => {
  totals = { cook: 2 }
  const filters = chipsOf('cook', 'basin').map((chip) => ({
    ...chip,
    without: () => ({ search: 'two of three' }),
  }))
  const { user } = mount(
    <NoJobs search={{ search: 'cook casual basin' }} filters={filters} onChanged={onChanged} />,
  )

  await user.click(await screen.findByRole('button', { name: 'Only “Chef”: 2 jobs' }))

  expect(changedOf({ search: 'cook casual basin' })).toMatchObject({ search: 'cook' })
  expect(screen.queryByRole('button', { name: /Without/ })).toBeNull()
})
