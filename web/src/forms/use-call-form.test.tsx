// @vitest-environment jsdom
import { contractorSettings } from '@headframe/wire'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { beginSession, endSession, tokenOf } from '../calls/session-store.ts'
import { reportedBugs } from '../testing/reported-bugs.ts'
import { pointPageAt, serve, type Replies, type TestServer } from '../testing/server.ts'
import { PasswordInput } from '../ui/form/password-input.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { CallField, CallForm } from './call-form.tsx'
import { useCallForm } from './use-call-form.ts'

let server: TestServer
let replies: Replies
const done: string[] = []

beforeEach(async () => {
  done.length = 0
  sessionStorage.clear()
  server = await serve((heard) => replies(heard))
  pointPageAt(server)
  beginSession('contractor', 'c-1')
})

afterEach(async () => {
  cleanup()
  endSession('contractor')
  await server.close()
})

interface AddressProps {
  onSending?: () => void
  onDone?: (message: string) => void
}

/** A form with names of its own for two of the fields of its call. */
function NewAddress({ onSending, onDone = (message) => done.push(message) }: AddressProps) {
  const form = useCallForm({
    call: contractorSettings.email,
    initial: { address: '', password: '' },
    keeper: { key: 'address', kind: 'contractor', never: ['password'] },
    inputOf({ address, password }) {
      onSending?.()
      return {
        setting: 'email',
        newEmailAddress: address,
        newEmailAddressConfirm: address,
        accountPassword: password,
      }
    },
    faultsAt: ({ newEmailAddress, accountPassword, ...others }) => ({
      ...others,
      ...(newEmailAddress && { address: newEmailAddress }),
      ...(accountPassword && { password: accountPassword }),
    }),
    onDone: ({ message }) => {
      form.store.clear()
      onDone(message)
    },
  })
  return (
    <CallForm form={form} submit="Change">
      <CallField form={form} name="address" label="Address">
        {(control) => <TextInput {...control} />}
      </CallField>
      <CallField form={form} name="password" label="Password">
        {(control) => <PasswordInput {...control} />}
      </CallField>
    </CallForm>
  )
}

const address = () => screen.getByLabelText<HTMLInputElement>('Address')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const accept: Replies = () => ({ status: 200, body: { success: true, message: 'Changed.' } })
const refuse =
  (status: number, body: Record<string, unknown>): Replies =>
  () => ({ status, body: { success: false, message: 'No.', ...body } })

async function fillIn() {
  const user = userEvent.setup()
  if (address().value === '') await user.type(address(), 'new@mine.example')
  await user.type(password(), 'a secret{Enter}')
}

test('a fault is told at the form’s own name, whether it is found here or there', async () => {
  replies = refuse(422, { code: 'INVALID', fields: { newEmailAddress: 'Not that one.' } })
  render(<NewAddress />)
  await userEvent.setup().type(password(), 'a secret{Enter}')
  expect(address().getAttribute('aria-invalid')).toBe('true')
  expect(server.heard).toEqual([])

  await fillIn()
  expect(await screen.findByText('Not that one.')).not.toBeNull()
  expect(address().getAttribute('aria-invalid')).toBe('true')
  expect(password().getAttribute('aria-invalid')).toBeNull()
})

const aBug = () => new TypeError('There is no such toast')

test('a bug in what follows is reported, and nobody is told that they were refused', async () => {
  replies = accept
  const reported = reportedBugs()
  render(
    <NewAddress
      onDone={() => {
        throw aBug()
      }}
    />,
  )
  await fillIn()

  await expect.poll(() => reported).toEqual([aBug()])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(address().value).toBe('')

  await fillIn()
  await expect.poll(() => reported).toEqual([aBug(), aBug()])
  expect(server.heard).toHaveLength(2)
})

test('a bug on the way out is reported, told in the words of the call, and can be tried again', async () => {
  replies = accept
  const reported = reportedBugs()
  const bug = new TypeError('There is no such field')
  const bugs = [bug]
  render(
    <NewAddress
      onSending={() => {
        const next = bugs.pop()
        if (next) throw next
      }}
    />,
  )
  await fillIn()

  const { fallback } = contractorSettings.email
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', fallback)
  expect(reported).toEqual([bug])
  expect(server.heard).toEqual([])

  await userEvent.setup().click(screen.getByRole('button', { name: 'Change' }))
  await expect.poll(() => done).toEqual(['Changed.'])
})

test('what was typed into a refused session is there after signing in again, and can be sent', async () => {
  replies = refuse(401, { code: 'UNAUTHENTICATED' })
  const first = render(<NewAddress />)
  await fillIn()
  await expect.poll(() => tokenOf('contractor')).toBeUndefined()
  first.unmount()

  replies = accept
  act(() => beginSession('contractor', 'c-2'))
  render(<NewAddress />)
  expect(address().value).toBe('new@mine.example')
  expect(password().value).toBe('')

  await fillIn()
  await expect.poll(() => done).toEqual(['Changed.'])
  expect(server.heard.at(-1)?.body).toContain('new@mine.example')
  // It is the blank form again, and not what was kept.
  expect(address().value).toBe('')
})
