// @vitest-environment jsdom
import { words, type WorkWishes } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { paths } from '../../../lib/paths.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'

const product = serveProduct()

const unreadable = {
  status: 422,
  body: {
    error: words.rosterUnreadable,
    code: 'INVALID',
    fields: { rosters: words.rosterUnreadable },
  },
}

/** What the resume tells, as long as no wish says it. */
let said: { roster?: string } | undefined

/** As the server keeps them. */
let wishes: WorkWishes

beforeEach(() => {
  sessionStorage.clear()
  said = undefined
  wishes = {
    rosters: [],
    even_time_or_better: false,
    longest_swing_days: null,
    max_travel_km: null,
    nights: 'any',
    arrangements: [],
    work_types: [],
    point_of_hire: null,
    point_of_hire_lat: null,
    point_of_hire_lng: null,
    updated_date: null,
  }
  product.replies = (heard) => {
    if (heard.path === '/contractor/matching') {
      return { status: 200, body: { is_on: true, weekly: 'off', has_reading: true } }
    }
    if (heard.path === '/contractor/get-profile') {
      return { status: 200, body: { said_in_resume: said } }
    }
    if (heard.path !== '/contractor/job-wishes') return knowingAccounts(heard)
    if (heard.body.includes('whenever')) return unreadable
    if (heard.method !== 'GET') wishes = { ...wishes, ...JSON.parse(heard.body) }
    return { status: 200, body: wishes }
  }
  beginSession('contractor', 'c-1', 'Casey Morgan')
})

async function opened() {
  const { where } = open(paths.contractor.jobWishes)
  await heading('Job wishes')
  await screen.findByRole('button', { name: 'Save wishes' })
  return { user: userEvent.setup(), where }
}

const leave = () => screen.getByRole('link', { name: 'What is compared, and what never is' })

test('wishes that are not saved are not left behind without a question', async () => {
  const { user, where } = await opened()
  await user.type(screen.getByLabelText(/^Longest swing/), '21')
  await user.click(leave())

  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Your job wishes are not saved yet.')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Stay' }))
  expect(where()).toBe(paths.contractor.jobWishes)
  expect(screen.getByLabelText(/^Longest swing/)).toHaveProperty('value', '21')
})

test('once they are saved nobody is asked', async () => {
  const { user, where } = await opened()
  await user.type(screen.getByLabelText(/^Longest swing/), '21')
  await user.click(screen.getByRole('button', { name: 'Save wishes' }))
  await screen.findByText('Your job wishes have been saved.')

  await user.click(leave())

  await waitFor(() => expect(where()).toBe(paths.privacy))
})

test('what surely is no roster is refused where it is added', async () => {
  const { user } = await opened()
  await user.type(screen.getByPlaceholderText('Another roster'), 'as agreed{Enter}')

  expect(await screen.findByText(words.rosterUnreadable)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove as agreed' })).toBeNull()

  await user.clear(screen.getByPlaceholderText('Another roster'))
  await user.type(screen.getByPlaceholderText('Another roster'), '9 day fortnight{Enter}')
  expect(await screen.findByRole('button', { name: 'Remove 9 day fortnight' })).toBeTruthy()
})

test('a refusal says which roster could not be read', async () => {
  wishes = { ...wishes, rosters: ['6:1'] }
  const { user } = await opened()
  const own = screen.getByPlaceholderText('Another roster')
  await user.type(own, '5 and 2 whenever{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save wishes' }))

  expect(await screen.findByText('This is about “5 and 2 whenever”.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove 5 and 2 whenever' }))
  expect(screen.queryByText(/^This is about/)).toBeNull()
})

test('the roster that the resume says is offered where wishes are said, and counts once it is taken', async () => {
  said = { roster: '8:6' }
  const { user } = await opened()

  await user.click(await screen.findByRole('button', { name: 'Take 8:6' }))

  expect(screen.getByRole('checkbox', { name: '8:6' })).toHaveProperty('checked', true)
  expect(document.activeElement?.tagName).toBe('INPUT')
  expect(screen.queryByText(/^Your resume says/)).toBeNull()
  expect(wishes.rosters).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save wishes' }))
  await waitFor(() => expect(wishes.rosters).toEqual(['8:6']))
})
