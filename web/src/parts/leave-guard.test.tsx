// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { LeaveGuard } from './leave-guard.tsx'

const root = createRootRoute()
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/form', component: Form }),
  createRoute({ getParentRoute: () => root, path: '/saved', component: () => <h1>Saved</h1> }),
])

/** Once it is saved it gives way to what leads on, and never says that nothing is unsaved. */
function Form() {
  const [isSaved, setSaved] = useState(false)
  const leave = useLeave()
  if (isSaved) return <LeadOn />
  return (
    <>
      <button onClick={() => setTimeout(() => setSaved(true))}>Save</button>
      <button onClick={leave}>Leave</button>
      <LeaveGuard isUnsaved says="Not saved yet." />
    </>
  )
}

/** As early as the router's own. */
function LeadOn() {
  const leave = useLeave()
  useLayoutEffect(leave)
  return null
}

function useLeave() {
  const navigate = useNavigate()
  return () => void navigate({ to: '/saved' })
}

function open() {
  const history = createMemoryHistory({ initialEntries: ['/form'] })
  // The product's own router, whose addresses are known, is another one.
  render(<RouterProvider router={createRouter({ routeTree, history }) as never} />)
}

afterEach(cleanup)

test('whoever leaves unsaved words behind is asked, may stay, and may go after all', async () => {
  open()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(screen.queryByText('Saved')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Leave' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Saved' })
})

test('whoever has saved is led on at once', async () => {
  open()
  const save = await screen.findByRole('button', { name: 'Save' })
  // As in a browser, a screen is drawn before the effects of the last one are cleared away.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })

  save.click()
  await screen.findByRole('heading', { name: 'Saved' })
})
