// @vitest-environment jsdom
import { words, type CompanyDashboard } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { heading, knowingAccounts, open, serveProduct } from '../../../testing/opened-app.tsx'
import { expectNoViolations } from '../../../ui/testing/axe.ts'
import { aProfile } from '../edit-profile/testing/a-profile.ts'

const product = serveProduct()
const later = { timeout: 15_000 }

/** What does not come at present. */
let failing: string | undefined
let isKnown: boolean

const overview: CompanyDashboard = {
  total_jobs: 7,
  active_jobs: 0,
  total_applicants: 0,
  waiting_applicants: 0,
  total_pools: 0,
  recent_jobs: [],
}

beforeEach(() => {
  // React reports what the screen tells.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  failing = undefined
  isKnown = true
  product.replies = (heard) => {
    const { path } = heard
    if (path === failing) return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
    if (path === '/company/dashboard') return { status: 200, body: overview }
    if (path === '/company/v2/profile') return { status: 200, body: aProfile({ is_draft: true }) }
    if (path === '/company/complete-registration') {
      isKnown = true
      return {
        status: 200,
        body: { success: true, message: 'Your profile information has been updated' },
      }
    }
    const reply = knowingAccounts(heard)
    if (path !== '/company/get-account' || typeof reply === 'string') return reply
    return { ...reply, body: { ...Object(reply.body), first_name: isKnown ? 'Noor' : null } }
  }
  beginSession('company', 'e-1')
})

const again = () => userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))

test('numbers that cannot be read for a moment are asked for again, beside all the rest', async () => {
  failing = '/company/dashboard'
  open('/company/dashboard')
  await heading('Welcome, Redback Ridge')
  const told = await screen.findByText(words.underMaintenance, {}, later)
  expect(told.closest('[role=alert]')).toBeTruthy()
  await expectNoViolations(screen.getByRole('main'))

  failing = undefined
  const activity = within(screen.getByRole('region', { name: 'Recent Activity' }))
  await userEvent.setup().click(activity.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('7', {}, later)).toBeTruthy()
})

test('an account that cannot be read is asked for again, and leads nobody to the login', async () => {
  failing = '/company/get-account'
  const { where } = open('/company/dashboard')
  await screen.findByText('Back soon.', {}, later)
  expect(where()).toBe('/company/dashboard')

  failing = undefined
  await again()
  await heading('Welcome, Redback Ridge')
})

test('a company that nobody is known behind is asked who it is, and then welcomed', async () => {
  isKnown = false
  open('/company/dashboard')
  await heading('Complete Your Profile')
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('First name'), 'Noor')
  await user.click(screen.getByRole('button', { name: 'Save Details' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Please fill all the fields')
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))

  await user.keyboard('Haddad')
  await user.type(screen.getByLabelText('Phone'), '0491 570 159')
  await user.type(screen.getByLabelText(/^Title/), 'Resourcing Lead')
  await user.click(screen.getByRole('button', { name: 'Save Details' }))
  const says = 'Your profile information has been updated'
  expect(await screen.findAllByText(says, {}, later)).not.toEqual([])
  const welcome = await heading('Welcome, Redback Ridge')
  await waitFor(() => expect(document.activeElement).toBe(welcome))
})

test('a public draft is not forgotten, and leads to where it is published', async () => {
  open('/company/dashboard')
  expect(await screen.findByText('Draft', {}, later)).toBeTruthy()
  const page = within(screen.getByRole('region', { name: 'Your public page' }))
  const links = page
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Review and publish', '/company/profile/edit'],
    ['See it as others do', '/contractor/company/saltbush-civil'],
  ])
})
