// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { serveProduct } from '../../../testing/opened-app.tsx'
import { mount } from '../../../ui/testing/mount.ts'
import { MemberDecisions, useAskMemberDecision } from './member-decisions.tsx'

const product = serveProduct()
beforeEach(() => beginSession('company', 'e-1'))

const ash = { id: 'm-1', full_name: 'Ash Doyle', application_status: 'Applied' } as const
const bo = { id: 'm-2', full_name: 'Bo Tran', application_status: 'Applied' } as const

function Declining({ called, members }: { called: string; members: (typeof ash | typeof bo)[] }) {
  const ask = useAskMemberDecision()
  return (
    <button type="button" onClick={(event) => ask(members, 'Declined', [event.currentTarget])}>
      {called}
    </button>
  )
}

test('what was typed to one of them is not offered to be sent to several, nor the other way round', async () => {
  const { user } = mount(
    <MemberDecisions poolId="p-1" change={0}>
      <Declining called="One" members={[ash]} />
      <Declining called="Both" members={[ash, bo]} />
    </MemberDecisions>,
  )
  const openOf = async (called: string) => {
    await user.click(screen.getByRole('button', { name: called }))
    return screen.findByRole<HTMLTextAreaElement>('textbox')
  }
  const close = async () => {
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  await user.type(await openOf('One'), 'Your ticket has expired, Ash.')
  await close()
  const toBoth = await openOf('Both')
  expect(toBoth.value).toBe('')
  await user.type(toBoth, 'Thank you both.')
  await close()

  expect((await openOf('One')).value).toBe('Your ticket has expired, Ash.')
  await close()
  expect((await openOf('Both')).value).toBe('Thank you both.')
})

test('where a colleague has decided about one meanwhile, the others are one press away', async () => {
  const sent: unknown[] = []
  product.replies = ({ path, body }) => {
    if (!path.includes('decide-members')) return { status: 404, body: {} }
    sent.push(JSON.parse(body))
    const error = 'A colleague has decided about Ash Doyle meanwhile.'
    const refusal = { error, code: 'CHANGED_ELSEWHERE', missing: ['m-1'] }
    return sent.length === 1
      ? { status: 409, body: refusal }
      : { status: 200, body: { decided: 1 } }
  }
  const { user } = mount(
    <MemberDecisions poolId="p-2" change={0}>
      <Declining called="Both" members={[ash, bo]} />
    </MemberDecisions>,
  )

  await user.click(screen.getByRole('button', { name: 'Both' }))
  await user.type(await screen.findByRole('textbox'), 'Thank you.')
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  await screen.findByText(/Ash Doyle meanwhile/)
  await user.click(screen.getByRole('button', { name: 'Decline the other one' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    expect.objectContaining({ members: ['m-1', 'm-2'], seen: ['Applied', 'Applied'] }),
    expect.objectContaining({ members: ['m-2'], seen: ['Applied'], reason: 'Thank you.' }),
  ])
})
