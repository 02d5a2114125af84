// @vitest-environment jsdom
import { words, type ProposedFields } from '@headframe/wire'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { createFormStore } from '../../../forms/form-store.ts'
import { pointPageAt, serve, type Replies, type TestServer } from '../../../testing/server.ts'
import { mount } from '../../../ui/testing/mount.ts'
import { emptyRegistration } from './registration-values.ts'
import ResumeFirst from './resume-first.tsx'

let server: TestServer | undefined

afterEach(() => server?.close())

async function offer(replies: Replies, typed = emptyRegistration) {
  server = await serve(replies)
  pointPageAt(server)
  const store = createFormStore(typed)
  const { user } = mount(<ResumeFirst form={{ store }} />)
  const choose = () =>
    user.upload(
      screen.getByLabelText(/Resume at hand/),
      new File(['%PDF-1.7'], 'Marnie.pdf', { type: 'application/pdf' }),
    )
  return { store, user, choose }
}

const says =
  (proposed: ProposedFields, rest: { problem?: string; is_scan?: boolean } = {}): Replies =>
  () => ({ status: 200, body: { problem: null, is_scan: false, ...rest, proposed } })

test('a resume that is at hand fills in the form and goes along', async () => {
  const { store, choose } = await offer(says({ first_name: 'Marnie', last_name: 'Okafor' }))

  await choose()

  expect(await screen.findByText(/Filled in: name\./)).not.toBeNull()
  expect(store.state().values).toMatchObject({ first_name: 'Marnie', last_name: 'Okafor' })
  expect(store.state().values.resume?.name).toBe('Marnie.pdf')
})

test('what was typed while it is read is not overwritten', async () => {
  const { store, choose } = await offer(
    says({ email: 'marnie@people.example', phone: '0491 570 156' }),
  )
  const read = choose()
  store.set('email', 'tess@people.example')
  await read

  expect(await screen.findByText(/Filled in: phone/)).not.toBeNull()
  expect(store.state().values.email).toBe('tess@people.example')
})

test('taken away again, it takes along what it filled in', async () => {
  const { store, user, choose } = await offer(says({ phone: '0491 570 156' }))
  await choose()
  await screen.findByText(/Filled in/)

  await user.click(screen.getByRole('button', { name: 'Remove Marnie.pdf' }))

  expect(store.state().values).toMatchObject({ phone: '', resume: undefined })
})

test('a scan goes along unread', async () => {
  const { store, choose } = await offer(says({}, { is_scan: true }))

  await choose()

  expect(await screen.findByText(/Its pages are pictures/)).not.toBeNull()
  expect(store.state().values.resume?.name).toBe('Marnie.pdf')
})

test('what is no resume is let go, and why is told', async () => {
  const { store, choose } = await offer(says({}, { problem: 'This does not look like a resume.' }))

  await choose()

  expect(await screen.findByText('This does not look like a resume.')).not.toBeNull()
  expect(store.state().values.resume).toBeUndefined()
})

test('without a reader the file still goes along, and the rest is typed', async () => {
  const { store, choose } = await offer(() => 'hang up')

  await choose()

  await waitFor(() => expect(screen.queryByText('Reading your resume…')).toBeNull())
  expect(screen.getByRole('status').textContent).not.toBe('')
  expect(store.state().values.resume?.name).toBe('Marnie.pdf')
  expect(words.resumeNotRead).toContain('yourself')
})
