// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { resetReads } from '../../../../calls/reads.ts'
import { pointPageAt, serve, type TestServer } from '../../../../testing/server.ts'
import { expectNoViolations } from '../../../../ui/testing/axe.ts'
import { mount } from '../../../../ui/testing/mount.ts'
import type { Filter } from '../in-force/filters-in-force.ts'
import type { JobsSearch } from '../jobs-search.ts'
import { NoJobs } from './no-jobs.tsx'

const onChanged = vi.fn<(changes: Loosening) => void>()
type Loosening = JobsSearch | Filter['without']
/** How many jobs each search has. */
let totals: Readonly<Record<string, number>> = {}
/** How many are open in all. */
let open = 3
let server: TestServer

beforeEach(async () => {
  open = 3
  server = await serve(({ path }) => {
    if (path.startsWith('/contractor/job-board')) return { status: 200, body: { ...board, open } }
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
  resetReads()
  onChanged.mockClear()
  await server.close()
})

const board = { new_today: 0, newest: [], states: [], places: [], roles: [] }

const chipsOf = (one: string, other: string): [Filter, Filter] => [
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

test('what is near to a trade that nobody seeks is offered first, in its place', async () => {
  totals = { 'Diesel Fitter newman': 3, newman: 9 }
  const [trade, place] = chipsOf('mechanic', 'newman')
  const { user } = mount(
    <NoJobs
      search={{ search: 'mechanic newman' }}
      filters={[
        {
          ...trade,
          near: ['Diesel Fitter', 'Apprentice'].map((label) => ({
            label,
            instead: () => ({ search: `${label} newman` }),
          })),
        },
        place,
      ]}
      onChanged={onChanged}
    />,
  )

  const way = await screen.findByRole('button', { name: '“Diesel Fitter” instead: 3 jobs' })
  expect(screen.getAllByRole('button')[0]).toBe(way)
  expect(screen.queryByRole('button', { name: /Apprentice/ })).toBeNull()
  await user.click(way)
  expect(changedOf({ search: 'mechanic newman' })).toEqual({ search: 'Diesel Fitter newman' })
})

test('where the other filters leave none of those either, each is offered by itself', async () => {
  totals = { 'Diesel Fitter': 2 }
  const [trade, place] = chipsOf('mechanic', 'newman')
  const near = [{ label: 'Diesel Fitter', instead: () => ({ search: 'Diesel Fitter newman' }) }]
  const { user } = mount(
    <NoJobs
      search={{ search: 'mechanic newman', workType: ['casual'] }}
      filters={[{ ...trade, near }, place]}
      onChanged={onChanged}
    />,
  )

  await user.click(await screen.findByRole('button', { name: 'Only “Diesel Fitter”: 2 jobs' }))

  expect(changedOf({})).toMatchObject({ search: 'Diesel Fitter', workType: undefined })
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

test('while other jobs are open, it is the filters that nothing fits', async () => {
  totals = {}
  mount(<NoJobs search={{ search: 'chef' }} filters={chipsOf('chef', 'x')} onChanged={onChanged} />)

  expect(await screen.findByText('3 jobs are open. Take a filter away to see more.')).toBeTruthy()
  expect(screen.getByText('No job fits these filters.')).toBeTruthy()
  expect(screen.queryByText('No jobs available right now.')).toBeNull()
})

test('where no job is open at all, that is said, and no filter is blamed', async () => {
  open = 0
  mount(<NoJobs search={{ search: 'chef' }} filters={chipsOf('chef', 'x')} onChanged={onChanged} />)

  expect(await screen.findByText('No jobs available right now.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without a filter there is none to blame', () => {
  mount(<NoJobs search={{}} filters={[]} onChanged={onChanged} />)

  expect(screen.getByText('No jobs available right now.')).toBeTruthy()
})

test.each([
  [{ place: 'Perth WA', lat: -31.95, lng: 115.86 }, 1],
  [{ search: 'chef' }, 0],
])('what near means is told where a place may stand in the way: %o', async (search, times) => {
  const filters = [{ key: 'one', label: 'Near Perth', without: () => ({}) }]
  mount(<NoJobs search={search} filters={filters} onChanged={onChanged} />)

  await screen.findByText(/jobs are open/)
  expect(screen.queryAllByText(/^Near means near the site/)).toHaveLength(times)
})
