// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { beginSession, endSession } from '../../../calls/session-store.ts'
import { pointPageAt, serve, type TestServer } from '../../../testing/server.ts'
import { aStaffProfile } from '../../../testing/staff-profile.ts'
import { ToastPlace } from '../../../ui/overlay/toast-place.tsx'
import { ProfileForm } from './profile-form.tsx'

let server: TestServer

beforeEach(async () => {
  sessionStorage.clear()
  server = await serve(() => ({
    status: 200,
    body: { status: 'SUCCESS', message: 'Changes saved successfully', data: saved },
  }))
  pointPageAt(server)
  beginSession('staff', 's-1')
})

afterEach(async () => {
  cleanup()
  endSession('staff')
  await server.close()
})

const saved = {
  full_name: 'Ash Wombat',
  email: null,
  phone: '0491 570 006',
  location: 'Laverton WA',
  linkedin_url: null,
  employeeType: 2,
  availability: 0,
  salary: null,
  rate: null,
  visa: null,
  trafficlight_status: 0,
}

function formOf(location: string) {
  return (
    <>
      <ProfileForm profile={{ ...aStaffProfile('Ash Wombat'), location }} />
      <ToastPlace />
    </>
  )
}

function openAs(location: string) {
  return render(formOf(location))
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const keptWords = () => screen.queryByText(/^What you typed earlier is still here/)

async function leaveWithAPhone() {
  const { unmount } = openAs('Leonora WA')
  await userEvent.setup().type(field('Phone'), '0491 570 006')
  expect(keptWords()).toBeNull()
  unmount()
}

test('what was typed earlier is said to be unsaved, and what a colleague changed stands', async () => {
  await leaveWithAPhone()
  openAs('Laverton WA')
  expect(keptWords()).toBeTruthy()
  expect(field('Phone').value).toBe('0491 570 006')
  expect(field('Location').value).toBe('Laverton WA')

  await userEvent.setup().click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() => expect(server.heard).toHaveLength(1))
  expect(JSON.parse(server.heard[0]?.body ?? '')).toEqual({
    phone: '0491 570 006',
    seen: { phone: null },
  })
  await vi.waitFor(() => expect(keptWords()).toBeNull())
})

test('it can be discarded', async () => {
  await leaveWithAPhone()
  const { unmount } = openAs('Leonora WA')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Discard it' }))
  expect(field('Phone').value).toBe('')
  expect(keptWords()).toBeNull()
  unmount()

  openAs('Leonora WA')
  expect(field('Phone').value).toBe('')
})

test('a day that was to be picked and was not is no change that could be saved', async () => {
  openAs('Leonora WA')
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('Availability'), 'Custom date')
  await user.type(screen.getByLabelText('Available from'), '31/02/2077')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const words = 'Please pick the day from which they are free.'
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(server.heard).toEqual([])

  await user.clear(screen.getByLabelText('Available from'))
  await user.type(screen.getByLabelText('Available from'), '01/02/2077')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() => expect(server.heard).toHaveLength(1))
  const sent = JSON.parse(server.heard[0]?.body ?? '') as { availability: number }
  expect(sent.availability).toBeGreaterThan(3_000_000_000)
})

test('of several faults in a long form each is told at its field, also the one that stands above', async () => {
  openAs('Leonora WA')
  const user = userEvent.setup()
  await user.type(field('Email'), 'x')
  await user.type(field('LinkedIn'), 'javascript:1')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  await screen.findByRole('alert')
  for (const label of ['Email', 'LinkedIn']) {
    const told = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
    const words = told.map((id) => document.getElementById(id)?.textContent ?? '')
    expect(words.some((text) => text.startsWith('Please'))).toBe(true)
    expect(told).not.toContain(screen.getByRole('alert').id)
  }
})

test('what a colleague saves meanwhile is shown, but where something was typed', async () => {
  const before = { ...aStaffProfile('Ash Wombat'), location: 'Leonora WA', rate: 95.5 }
  const { rerender } = render(<ProfileForm profile={before} />)
  const user = userEvent.setup()
  await user.type(field('Phone'), '0491 570 006')

  rerender(<ProfileForm profile={{ ...before, location: 'Laverton WA', rate: 101, phone: '1' }} />)
  expect(field('Location').value).toBe('Laverton WA')
  expect(field('Hourly rate, $').value).toBe('101')
  expect(field('Phone').value).toBe('0491 570 006')

  await user.clear(field('Hourly rate, $'))
  await user.type(field('Hourly rate, $'), '95.5')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() => expect(server.heard).toHaveLength(1))
  expect(JSON.parse(server.heard[0]?.body ?? '')).toEqual({
    phone: '0491 570 006',
    rate: 95.5,
    // Theirs was never shown beside what was typed over it; the rate was.
    seen: { phone: null, rate: 101 },
  })
})

test('what was typed earlier is still said to be unsaved when a colleague saves meanwhile', async () => {
  await leaveWithAPhone()
  const { rerender } = openAs('Leonora WA')
  rerender(formOf('Laverton WA'))
  expect(field('Location').value).toBe('Laverton WA')
  expect(keptWords()).toBeTruthy()
})

test('money is taken as people write it', async () => {
  openAs('Leonora WA')
  const user = userEvent.setup()
  await user.type(field('Desired salary, $ a year'), '$150,000')
  await user.type(field('Hourly rate, $'), ' 95.50')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() => expect(server.heard).toHaveLength(1))
  expect(JSON.parse(server.heard[0]?.body ?? '')).toEqual({
    salary: 150_000,
    rate: 95.5,
    seen: { salary: null, rate: null },
  })
})

test('a number is shown as people read it, and is no change', async () => {
  render(<ProfileForm profile={{ ...aStaffProfile('Ash Wombat'), phone: '+61491570006' }} />)
  expect(field('Phone').value).toBe('0491 570 006')

  const user = userEvent.setup()
  await user.type(field('Location'), 'Leonora WA')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() => expect(server.heard).toHaveLength(1))
  expect(JSON.parse(server.heard[0]?.body ?? '')).toEqual({
    location: 'Leonora WA',
    seen: { location: null },
  })
})
