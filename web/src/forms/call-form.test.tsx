// @vitest-environment jsdom
import { signIn, words, type Faults, type InputOf } from '@headframe/wire'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { pointPageAt, serve, type Replies, type TestServer } from '../testing/server.ts'
import { PasswordInput } from '../ui/form/password-input.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { CallField, CallForm } from './call-form.tsx'
import { faultIf } from './fault-if.ts'
import { useCallForm } from './use-call-form.ts'

let server: TestServer | undefined

afterEach(async () => {
  cleanup()
  await server?.close()
})

const done: string[] = []

interface LoginProps {
  ownFaults?: (values: InputOf<typeof signIn.company>) => Faults
  clears?: boolean
}

function Login({ ownFaults, clears }: LoginProps) {
  const form = useCallForm({
    call: signIn.company,
    initial: { email: '', password: '' },
    ownFaults,
    onDone: ({ token }) => void done.push(token),
    onRefused: () => {
      if (clears) form.store.clear()
    },
  })
  return (
    <CallForm form={form} submit="Sign In">
      <CallField form={form} name="email" label="Email">
        {(control) => <TextInput {...control} />}
      </CallField>
      <CallField form={form} name="password" label="Password">
        {(control) => <PasswordInput {...control} />}
      </CallField>
    </CallForm>
  )
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = () => screen.getByRole('button', { name: 'Sign In' })

async function open(replies: Replies, props: LoginProps = {}) {
  done.length = 0
  server = await serve(replies)
  pointPageAt(server)
  render(<Login {...props} />)
  return userEvent.setup()
}

const refuse =
  (status: number, body: Record<string, unknown>): Replies =>
  () => ({ status, body })
const accept: Replies = () => ({
  status: 200,
  body: { token: 't-1', error: false, company_name: 'A' },
})

test('what the call would refuse is told before anything is sent, and the first fault is focused', async () => {
  const user = await open(accept)
  await user.click(button())

  expect(screen.getByRole('alert')).toHaveProperty('textContent', words.fillInBoth)
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(password().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(email())
  expect(server?.heard).toEqual([])
})

test('a field whose fault the banner tells points at the banner', async () => {
  const user = await open(accept)
  await user.click(button())

  expect(email().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
  expect(screen.getAllByText(words.fillInBoth)).toHaveLength(1)
})

test('mending every fault takes the words away', async () => {
  const user = await open(accept)
  await user.click(button())
  await user.type(email(), 'a@b.example')

  expect(email().getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByRole('alert')).not.toBeNull()

  await user.type(password(), 'x')

  expect(screen.queryByRole('alert')).toBeNull()
})

test('Enter sends the form as the call says, and its reply is handed on', async () => {
  const user = await open(accept)
  await user.type(email(), ' Boss@Mine.example ')
  await user.type(password(), 'a secret{Enter}')

  await expect.poll(() => done).toEqual(['t-1'])
  expect(server?.heard).toMatchObject([
    { method: 'POST', path: '/company/login', body: 'email=boss%40mine.example&password=a+secret' },
  ])
})

test('a refusal is told in the server’s words and nothing typed is lost', async () => {
  const user = await open(
    refuse(401, { error: words.companyBadCredentials, code: 'BAD_CREDENTIALS' }),
  )
  await user.type(email(), 'boss@mine.example')
  await user.type(password(), 'wrong one{Enter}')

  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    words.companyBadCredentials,
  )
  expect(email().value).toBe('boss@mine.example')
  expect(password().value).toBe('wrong one')
  expect(done).toEqual([])
})

test('a refusal that names fields marks them and focuses the first', async () => {
  const body = { error: 'No.', code: 'INVALID', fields: { password: 'Too easy to guess.' } }
  const user = await open(refuse(422, body))
  await user.type(email(), 'boss@mine.example')
  await user.type(password(), 'password1{Enter}')

  expect(await screen.findByText('Too easy to guess.')).not.toBeNull()
  expect(password().getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => document.activeElement).toBe(password())
})

test('a form that clears itself begins again at its first field', async () => {
  const body = { error: words.companyBadCredentials, code: 'BAD_CREDENTIALS' }
  const user = await open(refuse(401, body), { clears: true })
  await user.type(email(), 'boss@mine.example')
  await user.type(password(), 'wrong one{Enter}')
  await screen.findByRole('alert')

  expect([email().value, password().value]).toEqual(['', ''])
  await expect.poll(() => document.activeElement).toBe(email())
})

test('a server that cannot be reached is told in the call’s own words, and what was typed stays', async () => {
  const user = await open(() => 'hang up')
  await user.type(email(), 'boss@mine.example')
  await user.type(password(), 'a secret{Enter}')

  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    words.companyLoginUnreachable,
  )
  expect(password().value).toBe('a secret')
})

test('a second press while the first is under way sends nothing more', async () => {
  const user = await open(accept)
  await user.type(email(), 'boss@mine.example')
  await user.type(password(), 'a secret')
  await user.dblClick(button())

  await expect.poll(() => done).toEqual(['t-1'])
  expect(server?.heard).toHaveLength(1)
})

const differs = (form: { email: string; password: string }) =>
  faultIf(form.password === form.email, 'password', 'Not the same as the email.')

test('a rule of the screen is judged with those of the call', async () => {
  const user = await open(accept, { ownFaults: differs })
  await user.type(email(), 'same')
  await user.type(password(), 'same{Enter}')

  expect(screen.getByRole('alert')).toHaveProperty('textContent', 'Not the same as the email.')
  expect(server?.heard).toEqual([])
})

test('what no field is to blame for is brought into view above it, and the button keeps the focus', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const user = await open(() => 'hang up')
  await user.type(email(), 'boss@mine.example')
  await user.type(password(), 'a secret')
  await user.click(button())

  const told = await screen.findByRole('alert')
  expect(shown.mock.contexts).toEqual([told])
  expect(document.activeElement).toBe(button())
  shown.mockRestore()
})
