// @vitest-environment jsdom
import { Refusal } from '@headframe/wire'
import { act, cleanup, render, screen } from '@testing-library/react'
import { use } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { Part } from './part.tsx'
import { noteReached } from './offline/reachability.ts'
import { beginSession, endSession } from './session-store.ts'
import { useAnswer } from './reading/use-answer.ts'

afterEach(() => {
  cleanup()
  noteReached(true)
  endSession('company')
})

function Opening({ ask }: { ask: () => Promise<string> }) {
  const [answer, again] = useAnswer(ask)
  return (
    <Part loading="Loading" onRetried={again}>
      <Opened answer={answer} />
    </Part>
  )
}

function Opened({ answer }: { answer: Promise<string> }) {
  return <p>{use(answer)}</p>
}

async function openTo(...refusals: readonly Refusal[]) {
  const ask = vi.fn(async () => 'The form')
  for (const refusal of refusals) ask.mockRejectedValueOnce(refusal)
  await act(async () => render(<Opening ask={ask} />, { onCaughtError: () => undefined }))
  return ask
}

test('what did not come for want of a server is asked for again when there is one', async () => {
  await openTo(new Refusal('UNREACHABLE'))
  await screen.findByRole('button', { name: 'Try again' })
  act(() => noteReached(false))

  await act(async () => noteReached(true))
  expect(await screen.findByText('The form')).toBeTruthy()
})

test('what was refused stays refused, however often the server comes and goes', async () => {
  const ask = await openTo(new Refusal('NOT_FOUND'), new Refusal('NOT_FOUND'))
  const asked = ask.mock.calls.length
  await screen.findByRole('button', { name: 'Try again' })

  act(() => noteReached(false))
  await act(async () => noteReached(true))
  expect(ask.mock.calls.length).toBe(asked)
})

test('what was refused to one caller is asked for again by the next', async () => {
  await openTo(new Refusal('NOT_FOUND'))
  await screen.findByRole('button', { name: 'Try again' })

  await act(async () => beginSession('company', 'c-1'))
  expect(await screen.findByText('The form')).toBeTruthy()
})

test('what is typed in a part outlives the session', async () => {
  beginSession('company', 'c-1')
  render(
    <Part loading="Loading">
      <input aria-label="Title" />
    </Part>,
  )
  const title = screen.getByLabelText<HTMLInputElement>('Title')
  title.value = 'Dozer Operator'

  act(() => endSession('company'))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Dozer Operator')
})

test('what stands around a part without a place of its own comes with it, also where it fails', async () => {
  const above = Promise.withResolvers<string>()
  const screenOf = () => (
    <Part loading="Loading">
      <Part failing={() => null}>
        <Opened answer={above.promise} />
      </Part>
      <p>The profile</p>
    </Part>
  )
  await act(async () => render(screenOf(), { onCaughtError: () => undefined }))
  expect(screen.queryByText('The profile')).toBeNull()
  expect(screen.getByText('Loading')).toBeTruthy()

  await act(async () => above.reject(new Refusal('INTERNAL')))
  expect(screen.getByText('The profile')).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
})
