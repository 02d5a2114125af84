// @vitest-environment jsdom
import { words, type OwnCommunity } from '@headframe/wire'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aPool } from '../../../testing/hiring.ts'
import { serveProduct } from '../../../testing/opened-app.tsx'
import { usePoolWizard } from './use-pool-wizard.ts'

const product = serveProduct()
const ahead: OwnCommunity = {
  ...aPool(),
  timeline: '2099-01-01',
  location_lat: -30,
  location_lng: 121,
}

beforeEach(() => {
  sessionStorage.clear()
  product.replies = () => ({ status: 200, body: ahead })
  beginSession('company', 'e-1')
})

const formOf = (pool: OwnCommunity) =>
  renderHook(() => usePoolWizard({ pool, onDone: () => undefined })).result.current.form

test('what a colleague saves of the pool while its form is closed is not undone', async () => {
  formOf(ahead).store.set('title', 'Shutdown crew, May')
  cleanup()

  const form = formOf({ ...ahead, rate: 95, qualifications: ['Rigging'] })
  expect(form.store.state().values).toMatchObject({ title: 'Shutdown crew, May', rate: '95' })
  void form.submit()

  await waitFor(() => expect(product.server.heard).toHaveLength(1))
  expect(JSON.parse(product.server.heard[0]?.body ?? '')).toEqual({
    title: 'Shutdown crew, May',
    seen: { title: ahead.title },
  })
})

test('whoever hears that a colleague has changed the same saves once more, and has seen it by then', async () => {
  let stands = ahead
  const error = words.ownPoolChangedElsewhere
  product.replies = ({ method, body }) =>
    method === 'GET' || JSON.parse(body).seen.rate === stands.rate
      ? { status: 200, body: stands }
      : { status: 409, body: { error, code: 'CHANGED_ELSEWHERE' } }
  const form = formOf(ahead)
  form.store.set('rate', '79')
  stands = { ...ahead, rate: 103, title: 'Shutdown crew, June' }
  await form.submit()

  expect(form.store.state().text).toBe(error)
  await waitFor(() => expect(form.store.state().values.title).toBe('Shutdown crew, June'))
  await form.submit()
  const sent = product.server.heard.filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { rate: 79, seen: { rate: ahead.rate } },
    { rate: 79, seen: { rate: 103 } },
  ])
})
