import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

import { App } from '../app.tsx'
import { queryClient } from '../calls/query-client.ts'
import { endSession, noteAdministrator, openSession } from '../calls/session-store.ts'
import { createAppRouter } from '../router.ts'
import { pointPageAt, serve, type Replies, type TestServer } from './server.ts'

interface ServedProduct {
  server: TestServer
  /** What it answers from now on. */
  replies: Replies
}

/** A page of our own and a server behind it, for every test of the file. */
export function serveProduct(): ServedProduct {
  // Filled before each test.
  const product = {} as ServedProduct
  let closeSession: (() => void) | undefined

  beforeEach(async () => {
    // The page's own measures that jsdom lacks: how it was come to, how it is shown, and scrolling.
    vi.stubGlobal('PerformanceNavigationTiming', Event)
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media: query,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      })
    window.scrollTo = () => {}
    product.replies = () => ({
      status: 401,
      body: { error: 'Please sign in.', code: 'UNAUTHENTICATED' },
    })
    product.server = await serve((heard) => product.replies(heard))
    pointPageAt(product.server)
    localStorage.clear()
    closeSession = openSession()
  })

  afterEach(async () => {
    cleanup()
    for (const kind of ['contractor', 'company', 'staff'] as const) endSession(kind)
    noteAdministrator(false)
    queryClient.clear()
    closeSession?.()
    vi.restoreAllMocks()
    await product.server.close()
  })

  return product
}

/** Opens the product at an address; answers where one is, and how to go back. */
export function open(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] })
  render(<App router={createAppRouter(history)} />)
  return { where: () => history.location.href, goBack: () => history.back() }
}

/** A server that knows Casey Morgan and Redback Ridge, and is in trouble with everything else. */
export const knowingAccounts: Replies = ({ path }) => {
  if (path.includes('getContractorAccount')) {
    return {
      status: 200,
      body: { name: 'Casey Morgan', email: 'casey@mine.example', photo_hash: null },
    }
  }
  if (path === '/company/get-account') {
    const person = {
      first_name: 'Alana',
      email: 'alana@people.example',
      role: 'owner',
      is_account: true,
    }
    const body = { company_name: 'Redback Ridge', slug: 'redback', logo: null, person }
    return { status: 200, body }
  }
  return { status: 503, body: { error: 'Back soon.', code: 'NOT_READY' } }
}

export const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 })
