// @vitest-environment jsdom
import { words } from '@headframe/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { marnie as aWholePerson } from '../../../parts/person-form/testing/a-person.ts'
import { open, serveProduct } from '../../../testing/opened-app.tsx'
import type { Heard, Reply } from '../../../testing/server.ts'
import { aPhoto, pictures, cutAsItStands } from '../photo/testing/pictures.ts'
import { draftData } from './draft-content.ts'
import { emptyRegistration, type RegistrationValues } from './registration-values.ts'

const product = serveProduct()
const later = { timeout: 15_000 }

/** What the server says to the whole form. */
let registers: (heard: Heard) => Reply | 'hang up'

const marnie: RegistrationValues = {
  ...emptyRegistration,
  ...aWholePerson,
  email: 'marnie@people.example',
}
const registered = { success: true, message: 'Thank you.', registrationError: false }
const refused = (status: number, code: string, fields: Record<string, string> = {}): Reply => ({
  status,
  body: { error: Object.values(fields)[0] ?? words.emailTaken, code, fields },
})

beforeEach(() => {
  sessionStorage.clear()
  pictures()
  registers = () => ({ status: 200, body: registered })
})

/** A registration of Marnie's that has come to this step. */
function takenUp(step: number, typed: Partial<RegistrationValues> = {}) {
  const draft = { id: 'd-1', step, data: draftData({ ...marnie, ...typed }) }
  product.replies = (heard) => {
    const { path, body } = heard
    if (path.endsWith('/drafts/d-1')) return { status: 200, body: draft }
    if (path.endsWith('checkAvailableEmail'))
      return { status: 200, body: { error: body.includes('taken') } }
    if (path === '/contractor/industries') return { status: 200, body: [{ id: 1, name: 'Mining' }] }
    if (path === '/contractor/roles/1')
      return { status: 200, body: [{ id: 108, name: 'Dozer Operator' }] }
    if (path.startsWith('/contractor/questions/'))
      return { status: 200, body: [{ id: 1081, question: 'Which dozers?' }] }
    if (path === '/contractor/register') return registers(heard)
    return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
  }
  open('/contractor/register?draft=d-1')
  return userEvent.setup()
}

type User = ReturnType<typeof userEvent.setup>
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }, later))
const step = (name: string) => screen.findByRole('heading', { level: 2, name }, later)
const field = (label: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, select, textarea' }, later)
const told = async (text: string | RegExp) =>
  expect(await screen.findAllByText(text, {}, later)).not.toEqual([])
const banner = (text: string) =>
  waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts).toContainEqual(expect.stringContaining(text))
  }, later)

async function choosePassword(user: User, password: string, again = password) {
  for (const [label, text] of [
    ['Password', password],
    ['Confirm password', again],
  ] as const) {
    await user.clear(await field(label))
    await user.type(await field(label), text)
  }
}

test('the first step says what is wrong with address and password, and leads who has an account to the sign-in', async () => {
  const user = takenUp(0, { email: '' })
  await press(user, 'Next')
  await banner('Password must be at least 8 characters long.')
  await told('Please enter a valid email address.')
  expect(document.activeElement).toBe(await field('Email'))

  await user.type(await field('Email'), 'taken@people.example')
  await choosePassword(user, 'ironbark-and-ochre-7', 'something else')
  await press(user, 'Next')
  await banner('Passwords do not match.')
  await told('This email address is already registered.')
  const form = within(screen.getByRole('form'))
  expect(form.getByRole('link', { name: 'Sign in' })).toBeTruthy()

  await choosePassword(user, 'ironbark-and-ochre-7')
  await press(user, 'Next')
  await banner('This email address is already registered.')
  expect(await step('Login Details')).toBeTruthy()
})

test('the second step says what is wrong with picture, name, address and visa', async () => {
  const { email } = marnie
  const user = takenUp(1, { ...emptyRegistration, email })
  await press(user, 'Next')
  await banner('Please upload a picture for your profile.')
  await told('A valid visa status is required.')
  await told('A valid phone number is required.')
  await told('Please provide both your first and last name.')
  expect(screen.getAllByText('Please enter a valid address.')).toHaveLength(4)

  const none = new File(['%PDF-1.7'], 'me.jpg', { type: 'image/jpeg' })
  await user.upload(await field('Profile picture'), none)
  await told('Please upload a valid image file.')

  await user.selectOptions(await field('Visa status'), 'Other')
  await press(user, 'Next')
  await told('Please specify your visa status details.')
  await user.type(await field(/^Please specify your visa/), 'Partner visa')
  await user.selectOptions(await field('Visa status'), 'Citizen')
  await user.selectOptions(await field('Visa status'), 'Other')
  expect((await field(/^Please specify your visa/)).value).toBe('')
})

test('the third step asks for what is missing of the career, and for every question of the role', async () => {
  const user = takenUp(2, { ...emptyRegistration, email: marnie.email })
  await press(user, 'Next')
  for (const text of [
    'Please select an industry from the list.',
    'Please select a role from the list.',
    'Please provide a short description of your preferred role.',
    'Please select a rate type.',
    'Select a valid rate (excl. super).',
    'Please select your availability.',
  ])
    await told(text)

  await user.selectOptions(await field('Industry'), 'Mining')
  await screen.findByRole('option', { name: 'Dozer Operator' }, later)
  await user.selectOptions(await field('Role'), 'Dozer Operator')
  await field('Which dozers?')
  await user.type(await field(/^Rate \(excl/), '0')
  await user.selectOptions(await field('Availability'), 'Custom date')
  await press(user, 'Next')
  await told('All questions are mandatory.')
  await told('The rate value has to be a positive number')
  await told('Enter the day from which you could start.')
  await user.type(await field('Start date'), '03/02/2031{Tab}')
  expect(
    await screen.findByRole('option', { name: 'From 3 Feb 2031', selected: true }),
  ).toBeTruthy()
})

/** At the end, with all that no draft keeps. */
async function atTheEnd(password = 'ironbark-and-ochre-7') {
  const user = takenUp(3)
  await press(user, 'password')
  await choosePassword(user, password)
  await press(user, 'Next')
  await step('Personal Details')
  await user.upload(await field('Profile picture'), aPhoto())
  await cutAsItStands(user)
  await press(user, 'Next')
  await press(user, 'Next')
  await step('Resume Upload')
  return user
}

const giveResume = async (user: User, ...parts: string[]) =>
  user.upload(
    await field('Resume'),
    new File(parts, 'Marnie Okafor.pdf', { type: 'application/pdf' }),
  )

test('the last step takes a resume, and neither another file nor nothing', async () => {
  const user = await atTheEnd()
  await press(user, 'Submit')
  await told('You must select your resume file in PDF, DOC or DOCX format.')
  await giveResume(user, 'hours of March')
  await told('Invalid file selected. Only PDF, DOC and DOCX files are allowed.')
})

test('a registration that did not arrive is told, and may be sent again as it is', async () => {
  registers = () => 'hang up'
  const user = await atTheEnd()
  await giveResume(user, '%PDF-1.7')
  await press(user, 'Submit')
  await banner(words.registrationFailed)
  expect(screen.getByTitle('Marnie Okafor.pdf')).toBeTruthy()

  registers = () => ({ status: 200, body: registered })
  await press(user, 'Submit')
  expect(await step('Thank You')).toBeTruthy()
})

test('an address that somebody else took meanwhile leads back to the first step', async () => {
  registers = () => refused(409, 'EMAIL_TAKEN')
  const user = await atTheEnd()
  await giveResume(user, '%PDF-1.7')
  await press(user, 'Submit')
  expect(await step('Login Details')).toBeTruthy()
  await banner('This email address is already registered.')
  expect(document.activeElement).toBe(await field('Email'))
})

test('a password that is too easy is refused where it stands, and from there it goes to the end', async () => {
  registers = ({ body }) =>
    body.includes('password1')
      ? refused(422, 'INVALID', { field_password: words.easyPassword })
      : { status: 200, body: registered }
  const user = await atTheEnd('password1')
  await giveResume(user, '%PDF-1.7')
  await press(user, 'Submit')
  await told('This password is too easy to guess. Please choose another one.')
  expect(document.activeElement).toBe(await field('Password'))

  await choosePassword(user, 'ironbark-and-ochre-7')
  // Nothing else was wrong.
  await press(user, /^Next/)
  await press(user, 'Submit')
  expect(await step('Thank You')).toBeTruthy()
})
