// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { ok, serveAdministrator, stats } from '../../../testing/administrator.ts'
import { open } from '../../../testing/opened-app.tsx'

const served = serveAdministrator()
const later = { timeout: 15_000 }

afterEach(() => void vi.useRealTimers())

describe('the dashboard', () => {
  const chart = {
    dates: ['2026-10-03', '2026-10-04', '2026-10-05'],
    companies: [0, 1, 2],
    contractors: [3, 0, 4],
    jobs: [0, 0, 1],
    applications: [9, 8, 7],
    max: 9,
    time_zone: 'Australia/Sydney',
  }

  test('tells totals with their growth, of few by their number, and none where there was nothing before', async () => {
    open('/dashboard')

    const totals = within(await screen.findByRole('region', { name: 'Totals' }, later))
    await totals.findByText('1,204', {}, later)
    expect(totals.getByText('+12.5% on the 30 days before')).toBeTruthy()
    expect(totals.getByText('-40% on the 30 days before')).toBeTruthy()
    expect(totals.getByText('3 in 30 days, 1 in the 30 before')).toBeTruthy()
    expect(totals.getAllByText(/30 (?:days )?before/)).toHaveLength(3)
    expect(totals.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/companies',
      '/dashboard/contractors',
      '/dashboard/jobs',
      '/dashboard/jobs',
    ])
  })

  test('tells great growth in whole figures with their thousands parted', async () => {
    const growth = { ...stats.growth, companies: 1364.3, contractors: -99.5 }
    served.answers['/dashboard/stats'] = () => ok({ ...stats, growth })
    open('/dashboard')

    await screen.findByText('+1,364% on the 30 days before', {}, later)
    expect(screen.getByText('-99.5% on the 30 days before')).toBeTruthy()
  })

  test('tells what happened lately before where one is signed in', async () => {
    served.answers['/dashboard/chart/7'] = () => ok(chart)
    open('/dashboard')

    await screen.findByText('Days are those of Sydney, the last is today.', {}, later)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Day by day',
      'Recent activity',
      'Where you are signed in',
    ])
  })

  test('asks for all that it counts in one rhythm', async () => {
    served.answers['/dashboard/chart/7'] = () => ok(chart)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    open('/dashboard')
    await screen.findByText('Days are those of Sydney, the last is today.', {}, later)
    const asked = () =>
      served.product.server.heard
        .map(({ path }) => path.split('?', 1)[0])
        .filter((path) => /activity|stats|chart/.test(path ?? ''))
    const before = asked().length

    vi.advanceTimersByTime(15_000)
    vi.useRealTimers()
    await waitFor(() => expect(asked().slice(before)).toHaveLength(3))
    expect(new Set(asked().slice(before))).toEqual(
      new Set(['/dashboard/activity', '/dashboard/chart/7', '/dashboard/stats']),
    )
  })

  test('has the chart as a table too, and says whose days they are', async () => {
    served.answers['/dashboard/chart/7'] = () => ok(chart)
    served.answers['/dashboard/chart/30'] = () => ok({ ...chart, max: 0, applications: [0, 0, 1] })
    open('/dashboard')

    const table = await screen.findByRole('table', { name: /last 7 days/ }, later)
    const rows = within(table).getAllByRole('row')
    expect(rows[2]?.textContent).toBe('4 October 20261008')
    expect(screen.getByText('Days are those of Sydney, the last is today.')).toBeTruthy()

    await userEvent.setup().click(screen.getByRole('radio', { name: 'Month' }))
    const month = await screen.findByRole('table', { name: /last 30 days/ }, later)
    expect(within(month).getAllByRole('row')[3]?.textContent).toBe('5 October 20262411')
  })
})
