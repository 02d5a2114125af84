// @vitest-environment jsdom
import { registrationInProgress, Refusal, words } from '@headframe/wire'
import { afterEach, expect, test } from 'vitest'

import { pointPageAt, serve, type Replies, type TestServer } from '../../testing/server.ts'
import { send } from '../client.ts'

const { newDraft } = registrationInProgress
const draft = { data: { field_firstName: 'Marnie' }, step: 1 }
let server: TestServer | undefined

afterEach(async () => {
  await server?.close()
})

async function open(replies: Replies) {
  server = await serve(replies)
  pointPageAt(server)
  return server
}

test('what takes its time is sent as ever, and tells how far it is', async () => {
  const { heard } = await open(() => ({ status: 200, body: { id: 'd-1', ...draft } }))
  const told: number[] = []

  const reply = await send(newDraft, draft, { onProgress: (percent) => told.push(percent) })

  expect(reply).toEqual({ id: 'd-1', ...draft })
  expect(told.at(-1)).toBe(100)
  expect(heard).toMatchObject([
    { method: 'POST', path: '/contractor/v2/registration/drafts', body: JSON.stringify(draft) },
  ])
})

test('a refusal comes as one, with its words and fields', async () => {
  const fields = { field_email: words.validEmail }
  await open(() => ({ status: 422, body: { error: words.validEmail, code: 'INVALID', fields } }))

  const refused = send(newDraft, draft, { onProgress: () => undefined })

  await expect(refused).rejects.toMatchObject({ code: 'INVALID', text: words.validEmail, fields })
})

test('a server that hangs up was not reached', async () => {
  await open(() => 'hang up')

  const refused = send(newDraft, draft, { onProgress: () => undefined })

  await expect(refused).rejects.toMatchObject({ code: 'UNREACHABLE' })
})

test('what is stopped is no refusal', async () => {
  await open(() => ({ status: 200, body: {} }))
  const stopper = new AbortController()
  stopper.abort()

  const stopped = send(newDraft, draft, { onProgress: () => undefined, signal: stopper.signal })

  await expect(stopped).rejects.not.toBeInstanceOf(Refusal)
})
