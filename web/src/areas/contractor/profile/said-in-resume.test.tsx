// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ContractorProfile } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { paths } from '../../../lib/paths.ts'
import { mount } from '../../../ui/testing/mount.ts'
import { SaidInResume } from './said-in-resume.tsx'

function show(said_in_resume: ContractorProfile['said_in_resume']) {
  const routeTree = createRootRoute({
    component: () => (
      <main>
        <SaidInResume said_in_resume={said_in_resume} />
      </main>
    ),
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree, history })
  // The product's router is another one.
  mount(<RouterProvider router={router as never} />)
  return screen.findByRole('main')
}

test('when somebody could start is offered, with the way to where they say it', async () => {
  const main = await show({ available_from: '2027-01-12', notice_days: 14 })

  expect(main.textContent).toBe(
    'Your resume says: available from 12 January 2027, 2 weeks’ notice. Set when you are free',
  )
  expect(screen.getByRole('link', { name: 'Set when you are free' }).getAttribute('href')).toBe(
    `${paths.contractor.editProfile}#availability`,
  )
})

test('a roster that is said leads to the wishes', async () => {
  await show({ roster: '2:1' })
  expect(screen.getByRole('link', { name: 'Set your job wishes' }).getAttribute('href')).toBe(
    paths.contractor.jobWishes,
  )
})

test('nothing is offered where nothing is said', async () => {
  expect((await show(undefined)).textContent).toBe('')
})
