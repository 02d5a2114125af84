// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Heard, Reply } from '../../../testing/server.ts'
import { draftData } from './draft.ts'
import { emptyRegistration, type RegistrationValues } from './registration-values.ts'

const product = serveProduct()
const later = { timeout: 15_000 }

/** What the server says to a call that a test is about, where that is not the usual. */
let says: (heard: Heard) => Reply | 'hang up' | undefined

const ridgeline: RegistrationValues = {
  ...emptyRegistration,
  companyName: 'Ridgeline Minerals',
  companyEmail: 'talent@ridgeline.example',
  industry: '7',
  website: 'https://www.ridgeline.example',
  headOffice: 'Kalgoorlie WA 6430',
  employeeSize: '51-200',
  companySummary: 'Underground and open pit in the Goldfields.',
  keyPeople: [{ first_name: 'Aroha', last_name: 'Ngata', role: 'General Manager' }],
  typicalHours: '8 am to 5 pm on weekdays',
  firstName: 'Aroha',
  lastName: 'Ngata',
  jobTitle: 'General Manager',
  phoneNumber: '0491 570 157',
}

beforeEach(() => {
  sessionStorage.clear()
  says = () => undefined
  URL.createObjectURL = () => '/preview.png'
})

/** A registration of Ridgeline's that has come to this step. */
function takenUp(step: number, typed: Partial<RegistrationValues> = {}) {
  const draft = { id: 'd-1', step, data: draftData({ ...ridgeline, ...typed }) }
  product.replies = (heard) => {
    const { path, body } = heard
    const said = says(heard)
    if (said) return said
    if (path.endsWith('/drafts/d-1')) return { status: 200, body: draft }
    if (path.endsWith('checkAvailableEmail'))
      return { status: 200, body: { error: body.includes('taken') } }
    if (path.endsWith('/industries')) {
      const industries = [
        { id: 1, name: 'Mining' },
        { id: 7, name: 'Engineering and Design' },
      ]
      return { status: 200, body: industries }
    }
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  open('/company/register?draft=d-1')
  return userEvent.setup()
}

type User = ReturnType<typeof userEvent.setup>
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }, later))
const step = (name: string) => screen.findByRole('heading', { level: 2, name }, later)
const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' }, later)
const told = async (text: string | RegExp) =>
  expect(await screen.findAllByText(text, {}, later)).not.toEqual([])
const isEmptied = async (label: string) => {
  const box = await field(label)
  await waitFor(() => expect(box.value).toBe(''), later)
}

test('a ticker is looked up while it is typed', async () => {
  says = ({ path }) => {
    if (path.endsWith('/asx/RIO')) return 'hang up'
    if (path.endsWith('/asx/BHP')) {
      const found = { ticker: 'BHP', name: 'BHP Group', market_cap: 2e11, as_of: 1_790_000_000 }
      return { status: 200, body: found }
    }
    if (!path.includes('/asx/')) return undefined
    return { status: 404, body: { error: words.symbolNotFound, code: 'NOT_FOUND' } }
  }
  const user = takenUp(2, { industry: '1' })
  const ticker = await field('ASX ticker')
  await user.type(ticker, 'bhpxyz')
  expect(ticker.value).toBe('BHPXY')
  await told('Symbol not found. Please check your ASX ticker.')
  await isEmptied('ASX ticker')

  await user.type(ticker, 'bhp')
  await told(/^BHP Group: \$[\d.]+B AUD on /)
  expect((await field('Market cap')).value).toMatch(/^\$[\d.]+B AUD$/)

  await user.clear(ticker)
  await user.type(ticker, 'rio')
  await told('Unable to fetch market data. Please try again.')
  await isEmptied('Market cap')
  await user.type(await field('Market cap'), '$1.2B')
  expect(ticker.value).toBe('RIO')
})

const aLogo = () =>
  new File(
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])],
    'a.png',
    {
      type: 'image/png',
    },
  )
const logo = () => screen.findByRole<HTMLImageElement>('img', { name: /^Your logo/ }, later)
/** jsdom loads no pictures. */
async function loadsAs(side: number) {
  for (const name of ['naturalWidth', 'naturalHeight'])
    Object.defineProperty(await logo(), name, { configurable: true, value: side })
  fireEvent.load(await logo())
}

test('a logo is refused, sent, replaced and removed, and goes along through the steps', async () => {
  let put = 0
  says = ({ method, path }) => {
    if (path.endsWith('/upload-logo')) {
      put += 1
      const uploadUrl = `${product.server.base}/uploads/ticket-${put}`
      return { status: 200, body: { uploadUrl, publicUrl: `/logos/${put}.png`, objectName: 'a' } }
    }
    if (method === 'PUT' && path.startsWith('/uploads/')) return { status: 200, body: {} }
    return undefined
  }
  const user = takenUp(1)
  const input = await field('Company logo')
  await user.upload(input, new File(['%PDF-1.7'], 'logo.png', { type: 'image/png' }))
  await told('Unsupported file type (only PNG, JPG, WEBP allowed).')

  await user.upload(input, aLogo())
  await waitFor(async () => expect((await logo()).src).toMatch(/logos\/1\.png$/), later)
  await loadsAs(300)
  await told(/smaller than 400 × 400 pixels/)
  await user.upload(input, aLogo())
  await waitFor(async () => expect((await logo()).src).toMatch(/logos\/2\.png$/), later)
  await loadsAs(500)
  expect(screen.queryByText(/smaller than 400/)).toBeNull()

  await press(user, 'Remove')
  expect(screen.queryByRole('img', { name: /^Your logo/ })).toBeNull()
  await user.upload(input, aLogo())
  await waitFor(async () => expect((await logo()).src).toMatch(/logos\/3\.png$/), later)
  await press(user, 'Next')
  await step('Company Profile')
  await press(user, 'Back')
  expect((await logo()).src).toMatch(/logos\/3\.png$/)
})

/** At the end, with a password, which no draft keeps. */
async function complete(password = 'ironbark-and-ochre-7') {
  const user = takenUp(4)
  await user.type(await field('Password'), password)
  await user.type(await field('Confirm password'), password)
  await press(user, 'Complete Registration')
  return user
}

const refused = (status: number, code: string, fields: Record<string, string>): Reply => ({
  status,
  body: { error: Object.values(fields)[0] ?? '', code, fields },
})
const toSubmit =
  (reply: Reply | 'hang up') =>
  ({ path }: Heard) =>
    path.endsWith('/submit') ? reply : undefined

test('a password that is too easy is refused where it stands', async () => {
  says = toSubmit(refused(422, 'INVALID', { password: words.easyPassword }))
  await complete('password1')
  await told('This password is too easy to guess. Please choose another one.')
  expect(document.activeElement).toBe(await field('Password'))
})

test('a registration that did not arrive is told, and one whose address was taken meanwhile leads back to it', async () => {
  says = toSubmit('hang up')
  const user = await complete()
  await told('Submission failed, please try again')

  says = toSubmit(refused(409, 'EMAIL_TAKEN', { companyEmail: words.emailTaken }))
  await press(user, 'Complete Registration')
  await step('Get Started')
  await told('This email address is already registered.')
  expect(document.activeElement).toBe(await field('Company email'))
})

test('a draft that cannot be begun is told, the first step stays, and its button says what keeps it', async () => {
  let reply: Reply | 'hang up' | 'keep waiting' = 'hang up'
  const { companyName, companyEmail } = ridgeline
  product.replies = ({ method, path }) => {
    if (method === 'POST' && path.endsWith('/drafts')) return reply
    if (path.endsWith('checkAvailableEmail')) return { status: 200, body: { error: false } }
    return { status: 200, body: [] }
  }
  open('/company/register')
  const user = userEvent.setup()
  await user.type(await field('Company name'), companyName)
  await user.type(await field('Company email'), companyEmail)
  await press(user, 'Next')
  await told('Unable to create registration draft')
  expect(await step('Get Started')).toBeTruthy()

  reply = 'keep waiting'
  await press(user, 'Next')
  expect(await screen.findByRole('button', { name: 'Saving...' }, later)).toBeTruthy()
})

test('an address that is taken leads to the sign-in', async () => {
  const user = takenUp(0, { companyEmail: 'taken@ridgeline.example' })
  await told('This email address is already registered.')
  await press(user, 'Next')
  expect(await step('Get Started')).toBeTruthy()
  const [signIn] = screen.getAllByRole('link', { name: 'Sign in' })
  expect(signIn?.getAttribute('href')).toBe('/company/login')
})

test('a link whose answers are gone says so and begins anew', async () => {
  product.replies = () => ({ status: 404, body: { error: 'Gone.', code: 'NOT_FOUND' } })
  open('/company/register?draft=d-0')
  await told(/The answers behind this link are no longer kept\./)
  expect(await step('Get Started')).toBeTruthy()
})
