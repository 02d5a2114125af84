// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import type { SearchReading } from '@headframe/wire'
import { beforeEach, expect, test } from 'vitest'

import { heading, knowingAccounts, open, serveProduct } from '../../../../testing/opened-app.tsx'
import type { Reply } from '../../../../testing/server.ts'

const product = serveProduct()

const search = 'sparky pilbara fifo 2:1'
const chipOf = (kind: SearchReading['chips'][number]['kind'], label: string, text: string) => {
  const start = search.indexOf(text)
  return { kind, label, text, start, end: start + text.length, without: '' }
}
const reading: SearchReading = {
  search,
  chips: [
    chipOf('occupation', 'Electrician', 'sparky'),
    chipOf('place', 'Pilbara, WA', 'pilbara'),
    chipOf('arrangement', 'FIFO', 'fifo'),
    chipOf('roster', '14 days on, 7 off', '2:1'),
  ],
  words: '',
  did_you_mean: null,
}
const noJobs: Reply = {
  status: 200,
  body: [],
  headers: {
    'X-Total-Count': '0',
    'X-Page': '1',
    'X-Page-Size': '20',
    'X-Total-Pages': '0',
    'X-Without-Location': '0',
    'Access-Control-Expose-Headers':
      'X-Total-Count, X-Page, X-Page-Size, X-Total-Pages, X-Without-Location',
  },
}

beforeEach(() => {
  product.replies = (heard) => {
    const { pathname, searchParams } = new URL(heard.path, 'http://server.example')
    if (pathname === '/contractor/get-jobs') return noJobs
    // Only the first search is ever read: all that follows is known from that reading.
    if (pathname === '/contractor/read-search')
      return searchParams.get('search') === search ? { status: 200, body: reading } : 'keep waiting'
    return knowingAccounts(heard)
  }
})

const chips = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => reading.chips.some(({ label }) => label === text))
const remove = (label: string) => screen.getByRole('button', { name: `Remove ${label}` }).click()

test('chips that are taken away one right after the other all stay away', async () => {
  const { where } = open('/contractor/jobs?search=sparky+pilbara+fifo+2%3A1')
  await heading('Find Opportunities')
  await screen.findByRole('button', { name: 'Remove Electrician' }, { timeout: 10_000 })

  await act(async () => {
    remove('Electrician')
    remove('FIFO')
  })
  expect(where()).toBe('/contractor/jobs?search=pilbara+2%3A1')
  expect(chips()).toEqual(['Pilbara, WA', '14 days on, 7 off'])

  await act(async () => remove('14 days on, 7 off'))
  expect(where()).toBe('/contractor/jobs?search=pilbara')
  expect(chips()).toEqual(['Pilbara, WA'])
})

test('the number at Filters is that of the chips, typed and chosen alike', async () => {
  open('/contractor/jobs?search=sparky+pilbara+fifo+2%3A1&workType=contract')
  await screen.findByRole('button', { name: 'Remove Electrician' }, { timeout: 10_000 })

  const removals = screen.getAllByRole('button', { name: /^Remove / })
  expect(removals).toHaveLength(5)
  expect(screen.getByRole('button', { name: /^Filters\s*5/ })).toBeTruthy()

  await act(async () => remove('FIFO'))
  expect(screen.getByRole('button', { name: /^Filters\s*4/ })).toBeTruthy()
})
