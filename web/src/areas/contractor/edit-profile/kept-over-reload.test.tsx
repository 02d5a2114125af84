// @vitest-environment jsdom
import type { ContractorProfile } from '@headframe/wire'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { queryClient } from '../../../calls/query-client.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { beginSession } from '../../../calls/session-store.ts'
import { stopWaiting, wait } from '../../../calls/offline/waiting.ts'
import { paths } from '../../../lib/paths.ts'
import { personOf } from '../../../parts/person-form/person-values.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import { someone } from '../../../testing/someone.ts'

const product = serveProduct()
let stands: ContractorProfile
const waitsAs = `profile ${someone().uuid}`

beforeEach(() => {
  stopWaiting(waitsAs)
  sessionStorage.clear()
  stands = someone({ phone: '0491 570 156' })
  product.replies = (heard) => {
    if (heard.path === '/contractor/get-profile') return { status: 200, body: stands }
    if (heard.path === '/contractor/industries') return { status: 200, body: [] }
    return knowingAccounts(heard)
  }
  beginSession('contractor', 'c-1', 'Tess Rowley')
})

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone')
const note = () => screen.queryByText(/What you typed earlier is still here/)

async function editing() {
  open(paths.contractor.editProfile)
  await heading('Edit Profile')
  await screen.findByLabelText('Phone')
  return userEvent.setup()
}

/** The page goes, and comes anew. */
function reload() {
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  queryClient.clear()
  return editing()
}

test('what was typed outlives a reload, is told as not saved, and can be discarded', async () => {
  let user = await editing()
  expect(note()).toBeNull()
  await user.clear(phone())
  await user.type(phone(), '0491 570 110')

  user = await reload()
  expect(phone().value).toBe('0491 570 110')
  expect(note()).toBeTruthy()
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(phone().value).toBe('0491 570 156')
  expect(note()).toBeNull()
  expect(screen.getByText('Everything is saved.')).toBeTruthy()

  await reload()
  expect(phone().value).toBe('0491 570 156')
})

test('what was typed after something that waits for the network outlives a reload', async () => {
  waitWith('0491 570 110')
  const user = await editing()
  expect(phone().value).toBe('0491 570 110')
  expect(screen.getByText(/Your changes wait on this device/)).toBeTruthy()
  await user.clear(phone())
  await user.type(phone(), '0491 570 157')

  await reload()
  expect(phone().value).toBe('0491 570 157')
})

test('what waited is unsaved no more once it has been saved by itself', async () => {
  waitWith('0491 570 110')
  await editing()
  stands = { ...stands, phone: '0491 570 110' }
  act(() => {
    stopWaiting(waitsAs)
    refreshReads()
  })

  await screen.findByText('Everything is saved.', {}, { timeout: 10_000 })
  await reload()
  expect(note()).toBeNull()
})

test('an address that names a field begins there, and nobody leaves what they typed without being asked', async () => {
  const { where } = open(`${paths.contractor.editProfile}#rate`)
  await heading('Edit Profile')
  const rate = await screen.findByLabelText<HTMLInputElement>(/^Rate \(excl/)
  await waitFor(() => expect(document.activeElement).toBe(rate))
  const user = userEvent.setup()
  await user.type(rate, '99')

  const leave = async (answer: string) => {
    await user.click(screen.getByRole('link', { name: 'Back to profile' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: answer }))
  }
  await leave('Stay')
  expect(rate.value).toBe('99')
  await leave('Leave')
  await waitFor(() => expect(where()).toBe(paths.contractor.profile))
})

function waitWith(typed: string) {
  const saved = personOf(stands)
  wait({
    key: waitsAs,
    kind: 'profile',
    sender: stands.uuid,
    name: 'your profile',
    content: { saved, values: { ...saved, phone: typed } },
    idempotencyKey: crypto.randomUUID(),
  })
}
