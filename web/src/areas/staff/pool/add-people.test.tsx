// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { serveProduct } from '../../../testing/opened-app.tsx'
import { aStaffProfile } from '../../../testing/staff-profile.ts'
import { mount } from '../../../ui/testing/mount.ts'
import { AddPeople } from './add-people.tsx'

const product = serveProduct()
const listed = ['Zoe Best', 'Ash Second'].map((name) => aStaffProfile(name))
const inWa = { kind: 'place', label: 'WA', text: 'wa', start: 0, end: 2, without: 'best' }
const haulTruck = { kind: 'occupation', label: 'Haul Truck Operator', text: 'haul truck operator' }
let asked: URLSearchParams | undefined

beforeEach(() => {
  beginSession('staff', 's-1')
  product.replies = ({ path }) => {
    const sent = new URL(path, 'http://product.test').searchParams
    const search = sent.get('search') ?? ''
    const page = { totalPages: 1, page: 1 }
    if (path.includes('readSearch')) {
      const did_you_mean = search === 'hual truk' ? 'haul truck' : null
      const [chips, words] = search === 'wa best' ? [[inWa], 'best'] : [[], search]
      return { status: 200, body: { search, chips, words, did_you_mean } }
    }
    if (path.includes('getPagedProfiles')) {
      asked = sent
      const profileData = search === 'haul truck' ? listed : []
      return { status: 200, body: { profileData, totalProfiles: profileData.length, ...page } }
    }
    if (path.includes('/suggest'))
      return { status: 200, body: search === 'dump tr' ? [haulTruck] : [] }
    return { status: 200, body: [] }
  }
})

test('a slip is offered as it may be meant, and whom the search means stand first', async () => {
  const { user } = mount(<AddPeople tph="t-1" />)
  await user.click(screen.getByRole('button', { name: 'Add profiles' }))
  await user.type(await screen.findByRole('combobox'), 'hual truk{Enter}')
  await user.click(await screen.findByRole('button', { name: 'haul truck' }))

  const names = await screen.findAllByText(/Zoe Best|Ash Second/)
  expect(names.map(({ textContent }) => textContent)).toEqual(['Zoe Best', 'Ash Second'])
  expect([asked?.get('sortField'), asked?.get('excludeTph')]).toEqual(['fit', 't-1'])
})

test('what is understood of a search is told, and each of it can be taken away', async () => {
  const { user } = mount(<AddPeople tph="t-1" />)
  await user.click(screen.getByRole('button', { name: 'Add profiles' }))
  const box = await screen.findByRole<HTMLInputElement>('combobox')
  await user.type(box, 'wa best{Enter}')
  const chips = await screen.findByRole('list', { name: 'Filters in force' })
  expect(chips.textContent).toContain('WA')
  await user.click(screen.getByRole('button', { name: /WA/ }))

  expect(box.value).toBe('best')
  expect(asked?.get('search')).toBe('best')
  // The last chip has gone, and the focus stays in the dialog.
  expect(document.activeElement).toBe(box)
})

test('Escape puts away what is offered, and leaves the dialog open', async () => {
  const { user } = mount(<AddPeople tph="t-1" />)
  await user.click(screen.getByRole('button', { name: 'Add profiles' }))
  await user.type(await screen.findByRole('combobox'), 'dump tr')
  await screen.findByRole('option', { name: 'haul truck operator' })

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(screen.getByRole('dialog')).toBeTruthy()
})
