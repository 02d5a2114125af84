// @vitest-environment jsdom
import type { OwnCommunity } from '@headframe/wire'
import { cleanup, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { beginSession } from '../../../calls/session-store.ts'
import { aPool } from '../../../testing/hiring.ts'
import { serveProduct } from '../../../testing/opened-app.tsx'
import { usePoolWizard, type PoolWizard } from './use-pool-wizard.ts'

const product = serveProduct()
const ahead: OwnCommunity = {
  ...aPool(),
  timeline: '2099-01-01',
  location_lat: -30,
  location_lng: 121,
}
let wizard: PoolWizard

beforeEach(() => {
  sessionStorage.clear()
  product.replies = () => ({ status: 200, body: ahead })
  beginSession('company', 'e-1')
})

function Form({ pool }: { pool: OwnCommunity }) {
  wizard = usePoolWizard({ pool, onDone: () => undefined })
  return null
}

test('what a colleague saves of the pool while its form is closed is not undone', async () => {
  render(<Form pool={ahead} />)
  wizard.form.store.set('title', 'Shutdown crew, May')
  cleanup()

  render(<Form pool={{ ...ahead, rate: 95, qualifications: ['Rigging'] }} />)
  expect(wizard.form.store.state().values).toMatchObject({
    title: 'Shutdown crew, May',
    rate: '95',
  })
  wizard.form.submit()

  await waitFor(() => expect(product.server.heard).toHaveLength(1))
  expect(JSON.parse(product.server.heard[0]?.body ?? '')).toEqual({ title: 'Shutdown crew, May' })
})
