// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import type { MatchingChoice, OpenCommunity } from '@headframe/wire'
import { beforeEach, describe, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aCommunity } from '../../../testing/community.ts'
import { headingsOutOfOrder } from '../../../testing/headings.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Reply } from '../../../testing/server.ts'

const product = serveProduct()
const soon = { timeout: 10_000 }

const pool = aCommunity({ location_lat: -20.7, location_lng: 116.8 })

/** What the list answers now, what applying does, and what is said about being compared. */
let rows: OpenCommunity[] | Reply
let applying: Reply | 'keep waiting'
let choice: MatchingChoice

const listReply = (data: readonly OpenCommunity[], byMatch = {}): Reply => ({
  status: 200,
  body: { data, meta: { total: data.length, page: 1, perPage: 24, pages: 1, stats: {} } },
  headers: {
    'x-total-count': String(data.length),
    'x-page': '1',
    'x-page-size': '24',
    'x-total-pages': '1',
    'x-everything': '12',
    'x-applied': '5',
    'x-accepted': '2',
    'x-pending': '3',
    'x-without-location': '0',
    ...byMatch,
  },
})

beforeEach(() => {
  beginSession('contractor', 'c-1', 'Casey Morgan')
  rows = [pool]
  applying = 'keep waiting'
  choice = { is_on: true, weekly: 'strong', has_reading: true }
  product.replies = (heard) => {
    if (heard.path.endsWith('/apply')) return applying
    if (heard.path === '/contractor/matching') return { status: 200, body: choice }
    if (heard.path.startsWith('/contractor/v2/talent-pools')) {
      const byMatch = heard.path.includes('sort=match') ? { 'x-unranked': '1' } : {}
      return Array.isArray(rows) ? listReply(rows, byMatch) : rows
    }
    return knowingAccounts(heard)
  }
})

const card = async () => screen.findByRole('article', {}, soon)
const apply = async () =>
  fireEvent.click(within(await card()).getByRole('button', { name: /^Quick Application/ }))

test('the list tells what a contractor decides by, and what they have done so far', async () => {
  open('/contractor/talent-communities')
  await heading('Talent Communities')
  const shown = await card()
  for (const text of [
    'BAU Talent Pool',
    'Contract or permanent',
    'Hiring by February 1, 2027',
    'Not Disclosed',
    'No specific skills listed.',
  ])
    expect(shown.textContent).toContain(text)
  expect(headingsOutOfOrder()).toEqual([])
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures.slice(0, 4)).toEqual(['12', '5', '2', '3'])
})

test('a pool whose company has written says so in the list', async () => {
  rows = [{ ...pool, applicationStatus: 'Accepted', unread: 2 }]
  open('/contractor/talent-communities')
  expect(within(await card()).getByText('2 unread')).toBeTruthy()
})

describe('a quick application', () => {
  test('is shown before the server has answered', async () => {
    open('/contractor/talent-communities')
    await apply()
    expect(within(await card()).getByText('Applied')).toBeTruthy()
    expect(within(await card()).queryByRole('button')).toBeNull()
  })

  test('leads on beside the button, which goes', async () => {
    open('/contractor/talent-communities')
    within(await card())
      .getByRole('button', { name: /^Quick Application/ })
      .focus()
    await apply()
    const details = within(await card()).getByRole('link', { name: /^View Details/ })
    expect(document.activeElement).toBe(details)
  })

  test.each([
    ['POOL_NOT_OPEN', 409, /takes no applications to it right now/],
    ['DECLINED', 409, /has declined your application before/],
    ['INTERNAL', 500, /^Failed to apply to the talent pool\.$/],
  ])('that is refused with %s goes back, and says why', async (code, status, words) => {
    applying = { status, body: { error: 'Failed to apply to the talent pool.', code } }
    open('/contractor/talent-communities')
    await apply()
    expect((await screen.findAllByText(words, {}, soon)).length).toBeGreaterThan(0)
    expect(within(await card()).getByRole('button', { name: /^Quick Application/ })).toBeTruthy()
    expect(within(await card()).queryByText('Applied')).toBeNull()
  })

  test('that was made stays when the list is read anew, with the way to take it back', async () => {
    open('/contractor/talent-communities')
    await card()
    const applied = { ...pool, applicationStatus: 'Applied' } as const
    rows = [applied]
    applying = {
      status: 200,
      body: {
        id: pool.id,
        applicationStatus: 'Applied',
        applicants_count: 1,
        accepted_count: 0,
        pending_count: 1,
      },
    }
    await apply()
    expect(await screen.findByRole('button', { name: 'Withdraw' }, soon)).toBeTruthy()
    expect(within(await card()).getByText('Applied')).toBeTruthy()
  })
})

describe('by match', () => {
  test('the list is asked for anew, and says that it is still being made', async () => {
    open('/contractor/talent-communities?type=contract')
    await card()
    expect(screen.getByRole('list', { name: 'Talent communities, newest first' })).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), {
      target: { value: 'match' },
    })
    expect(
      await screen.findByRole('list', { name: 'Talent communities, best match first' }, soon),
    ).toBeTruthy()
    expect(await screen.findByText(/still being put in this order/, {}, soon)).toBeTruthy()
    expect(product.server.heard.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/talent-pools\?.*type=contract.*sort=match/),
    )
  })

  test.each([
    [{ is_on: false }, 'Change that in your job wishes', '/contractor/job-wishes'],
    [{ has_reading: false }, 'Upload a resume', '/contractor/profile/edit#resume'],
  ])('whoever is not compared, with %j, is told why it stands by date', async (wish, name, to) => {
    choice = { ...choice, ...wish }
    open('/contractor/talent-communities?sort=match')
    const link = await screen.findByRole('link', { name }, soon)
    expect(link.getAttribute('href')).toBe(to)
    expect(screen.queryByText(/still being put in this order/)).toBeNull()
  })
})

describe('without anything to show', () => {
  test('the list says so', async () => {
    rows = []
    open('/contractor/talent-communities')
    expect(await screen.findByText('No Talent Communities Found', {}, soon)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show all talent communities' })).toBeNull()
  })

  test('a search that finds nothing leads back to all', async () => {
    rows = []
    open('/contractor/talent-communities?search=nothing')
    expect(
      await screen.findByRole('button', { name: 'Show all talent communities' }, soon),
    ).toBeTruthy()
  })

  test('a list that cannot be read says so in its own words, and is asked again', async () => {
    rows = { status: 500, body: { error: 'Failed to fetch talent pools.', code: 'INTERNAL' } }
    open('/contractor/talent-communities')
    expect(await screen.findByText('Failed to fetch talent pools.', {}, soon)).toBeTruthy()
    rows = [pool]
    fireEvent.click(screen.getByRole('button', { name: /try again/i }))
    expect(await card()).toBeTruthy()
  })
})
