// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'

import { notePerson } from '../../calls/person.ts'
import { beginSession } from '../../calls/session-store.ts'
import { paths } from '../../lib/paths.ts'
import { personMark } from '../../lib/person-mark.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../testing/opened-app.tsx'
import { someone } from '../../testing/someone.ts'

const product = serveProduct()

beforeEach(() => {
  sessionStorage.clear()
  product.replies = (heard) =>
    heard.path === '/contractor/get-profile'
      ? { status: 200, body: someone({ phone: '0491 570 156' }) }
      : knowingAccounts(heard)
  notePerson('contractor', 'tess@people.example')
  beginSession('contractor', 'c-1', 'Tess Rowley')
})

/** What another tab does while this one is open. */
function rioSignsInElsewhere() {
  localStorage.setItem('contractorPerson', personMark('rio@people.example'))
  localStorage.setItem('contractorName', 'Rio Sato')
  localStorage.setItem('contractorToken', 'c-2')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'contractorToken' })))
}

test('what one person typed is neither shown nor sent under the name of another', async () => {
  open(paths.contractor.editProfile)
  await heading('Edit Profile')
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone')
  await userEvent.clear(phone)
  await userEvent.type(phone, '0491 570 110')

  rioSignsInElsewhere()

  await heading('Somebody else is signed in now')
  expect(screen.getByRole('button', { name: 'Continue as Rio Sato' })).toBeTruthy()
  expect(screen.queryByDisplayValue('0491 570 110')).toBeNull()
  expect(product.server.heard.filter(({ path }) => path.includes('update'))).toEqual([])
})

test('who only wants to leave signs out from there', async () => {
  const { where } = open(paths.contractor.editProfile)
  await heading('Edit Profile')
  rioSignsInElsewhere()
  await heading('Somebody else is signed in now')

  await userEvent.click(screen.getByRole('link', { name: 'Sign out' }))

  await waitFor(() => expect(where()).toContain(paths.contractor.login))
  expect(localStorage.getItem('contractorToken')).toBeNull()
})
