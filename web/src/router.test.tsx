// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { beginSession } from './calls/session-store.ts'
import { heading, knowingAccounts, open, serveProduct } from './testing/opened-app.tsx'

const product = serveProduct()

test.each([
  ['/contractor/profile', '/contractor/login', 'Contractor Login'],
  ['/contractor/profile/edit', '/contractor/login', 'Contractor Login'],
  ['/contractor/settings', '/contractor/login', 'Contractor Login'],
  ['/contractor/applied-jobs', '/contractor/login', 'Contractor Login'],
  ['/contractor/talent-communities', '/contractor/login', 'Contractor Login'],
  ['/contractor/talent-communities/7', '/contractor/login', 'Contractor Login'],
  ['/company/dashboard', '/company/login', 'Company Login'],
  ['/company/post-job', '/company/login', 'Company Login'],
  ['/company/view-job/7?tab=applicants', '/company/login', 'Company Login'],
  ['/company/talent-pools?create=true', '/company/login', 'Company Login'],
  ['/company/profile/edit', '/company/login', 'Company Login'],
  ['/company/settings', '/company/login', 'Company Login'],
  ['/admin/profiles', '/admin/login', 'Staff Login'],
  ['/admin/profiles/abc', '/admin/login', 'Staff Login'],
  ['/admin/talent-pools/abc', '/admin/login', 'Staff Login'],
  ['/admin/settings', '/admin/login', 'Staff Login'],
])(
  'a visitor of %s is asked to sign in, and the way back is kept',
  async (wanted, login, title) => {
    const { where } = open(wanted)
    await heading(title)

    expect(where()).toBe(`${login}?${new URLSearchParams({ redirect_uri: wanted }).toString()}`)
  },
)

test.each([
  ['/contractor/jobs', 'Find Opportunities'],
  ['/contractor/job/fitter-1a2b3c4d', 'Job'],
  ['/company/register', 'Company Registration'],
  ['/contractors/0b0c', 'Shared profile'],
])('a guest may open %s', async (address, title) => {
  const { where } = open(address)
  await heading(title)

  expect(where()).toBe(address)
})

test.each([
  ['/marketplace', '/contractor/login?redirect_uri=%2Fcontractor%2Fprofile'],
  ['/marketplace/contractor/login', '/contractor/login'],
  ['/admin', '/admin/login?redirect_uri=%2Fadmin%2Fprofiles'],
])('the older address %s leads on', async (address, target) => {
  const { where } = open(address)

  await expect.poll(where).toBe(target)
})

test('signing in leads back to the guarded address', async () => {
  const user = userEvent.setup()
  product.replies = (heard) =>
    heard.path.startsWith('/auth.php')
      ? { status: 200, body: { success: true, token: 'c-1', name: 'Casey Morgan' } }
      : knowingAccounts(heard)
  const { where } = open('/contractor/settings?tab=photo')
  await heading('Contractor Login')

  await user.type(screen.getByLabelText('Email'), 'casey@mine.example')
  await user.type(screen.getByLabelText('Password'), 'a secret{Enter}')

  await heading('Account Settings')
  expect(where()).toBe('/contractor/settings?tab=photo')
  expect(localStorage.getItem('contractorToken')).toBe('c-1')
})

test.each([
  ['contractor', '/contractor/login', '/contractor/profile'],
  ['contractor', '/contractor/login?redirect_uri=/contractor/jobs', '/contractor/jobs'],
  ['contractor', '/contractor/login?redirect_uri=//evil.example', '/contractor/profile'],
  ['contractor', '/contractor/login?redirect_uri=https:evil.example', '/contractor/profile'],
  ['company', '/company/login', '/company/dashboard'],
  ['company', '/company/login?redirect_uri=/%5Cevil.example', '/company/dashboard'],
  ['staff', '/admin/login', '/admin/profiles'],
] as const)('a signed-in %s who opens %s is sent on to %s', async (kind, login, target) => {
  // The screens behind the doors are not what is looked at here.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  product.replies = knowingAccounts
  beginSession(kind, 'a-token')
  const { where } = open(login)

  await expect.poll(where).toBe(target)
})

test('a wrong password clears the fields and leaves nobody signed in', async () => {
  const user = userEvent.setup()
  const text = 'You have entered an invalid username or password'
  product.replies = () => ({
    status: 401,
    body: { error: text, code: 'BAD_CREDENTIALS', success: false },
  })
  open('/admin/login')
  await heading('Staff Login')

  await user.type(screen.getByLabelText('Email address'), 'sam@house.example')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')

  expect(await screen.findByText(text)).not.toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  expect(localStorage.getItem('adminToken')).toBeNull()
})

test('signing out ends the token on the server and leads to the login', async () => {
  beginSession('company', 'e-1')
  const { where } = open('/company/logout')
  await heading('Company Login')

  expect(where()).toBe('/company/login')
  expect(localStorage.getItem('companyToken')).toBeNull()
  await expect
    .poll(() => product.server.heard)
    .toContainEqual(expect.objectContaining({ path: '/logout', authorization: 'Bearer e-1' }))
})

test('a sign-out in another tab leads to the login, and the way back is kept', async () => {
  product.replies = knowingAccounts
  beginSession('contractor', 'c-1', 'Casey Morgan')
  const { where } = open('/contractor/applied-jobs')
  await heading('Applied Jobs')

  localStorage.removeItem('contractorToken')
  window.dispatchEvent(new StorageEvent('storage', { key: 'contractorToken' }))

  await heading('Contractor Login')
  expect(where()).toBe('/contractor/login?redirect_uri=%2Fcontractor%2Fapplied-jobs')
})

const guarded = [
  {
    kind: 'contractor',
    address: '/contractor/applied-jobs?tab=open',
    title: 'Applied Jobs',
    login: 'Contractor Login',
    loginPath: '/contractor/login',
    key: 'contractorToken',
  },
  {
    kind: 'company',
    address: '/company/manage-jobs?draft=true',
    title: 'Manage Jobs',
    login: 'Company Login',
    loginPath: '/company/login',
    key: 'companyToken',
  },
] as const

test.each(guarded)(
  'a token that the server refuses leads the $kind to the login, and the way back is kept',
  async ({ kind, address, login, loginPath, key }) => {
    beginSession(kind, 'a-token')
    const { where } = open(address)
    await heading(login)

    expect(where()).toBe(
      `${loginPath}?${new URLSearchParams({ redirect_uri: address }).toString()}`,
    )
    expect(localStorage.getItem(key)).toBeNull()
  },
)

test.each(guarded)(
  'a passing fault signs no $kind out: it is told in place, and tried again when asked',
  async ({ kind, address, title, key }) => {
    // The router reports what its error screen shows.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const user = userEvent.setup()
    product.replies = () => ({ status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } })
    beginSession(kind, 'a-token')
    const { where } = open(address)

    expect(await screen.findByText('Back soon.', {}, { timeout: 5000 })).not.toBeNull()
    expect(where()).toBe(address)

    product.replies = knowingAccounts
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    await heading(title)
    expect(localStorage.getItem(key)).toBe('a-token')
  },
)

test.each([
  ['/contractor/company', 'Missing company identifier.'],
  ['/contractor/company/', 'Missing company identifier.'],
  ['/contractor/company/nobody', 'Company not found.'],
])('%s shows no company, and says why', async (address, text) => {
  // React reports what the screen tells.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  product.replies = () => ({
    status: 404,
    body: { error: 'Company not found.', code: 'NOT_FOUND' },
  })
  open(address)
  await heading('Company')

  expect(screen.getByRole('alert').textContent).toBe(text)
})

test('a signed-in company keeps its own header among the public’s screens', async () => {
  beginSession('company', 'e-1')
  open('/contractor/jobs')
  await heading('Find Opportunities')

  const menu = await screen.findByRole('navigation', { name: 'Main' })
  expect(await within(menu).findByRole('link', { name: 'Manage jobs' })).not.toBeNull()
})

test('a used-up sign-in link is told on the screen that asks for a new one', async () => {
  product.replies = () => ({ status: 401, body: { error: 'no', code: 'LINK_INVALID' } })
  const { where } = open('/dashboard/auth/used-up')
  await heading('Administrator sign-in')

  expect(where()).toBe('/dashboard/auth')
  expect(
    screen.getByText(
      'Unable to verify your authentication request. Please request a new link and try again',
    ),
  ).not.toBeNull()
})

test('an address that is none is told so', async () => {
  open('/no/such/place')

  await heading('Page not found')
})

test('whoever was signed out from elsewhere reads why they sign in again', async () => {
  beginSession('company', 'c-1')
  open('/company/dashboard')
  await heading('Company Login')

  expect(document.body.textContent).toContain('You were signed out')
})

test('a visitor who was never signed in was not signed out', async () => {
  open('/company/dashboard')
  await heading('Company Login')

  expect(document.body.textContent).not.toContain('You were signed out')
})
