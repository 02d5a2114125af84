// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Breadcrumbs } from './breadcrumbs.tsx'
import { Pagination } from '../data/pagination.tsx'
import { Stepper } from './stepper.tsx'
import { expectNoViolations } from '../testing/axe.ts'
import { mount } from '../testing/mount.ts'

test('pages end at the first and at the last', async () => {
  const onPageChosen = vi.fn()
  const { user, rerender, container } = mount(
    <Pagination page={1} pageCount={2} onPageChosen={onPageChosen}>
      Showing page 1 of 2 (31 total jobs)
    </Pagination>,
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(onPageChosen).toHaveBeenCalledWith(2)

  rerender(
    <Pagination page={2} pageCount={2} onPageChosen={onPageChosen}>
      Showing page 2 of 2 (31 total jobs)
    </Pagination>,
  )

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Showing page 2 of 2 (31 total jobs)')
  await expectNoViolations(container)
})

test('the stepper goes back to what is done and not ahead of what is reachable', async () => {
  const onChosen = vi.fn()
  const { user, container } = mount(
    <Stepper
      label="Post a job"
      current="pay"
      onChosen={onChosen}
      steps={[
        { id: 'role', label: 'Role', isDone: true, isReachable: true },
        { id: 'pay', label: 'Pay', isReachable: true },
        { id: 'review', label: 'Review' },
      ]}
    />,
  )

  await user.click(screen.getByRole('button', { name: 'Role, done' }))
  await user.click(screen.getByRole('button', { name: 'Review' }))

  expect(onChosen.mock.calls).toEqual([['role']])
  expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Pay')
  expect(screen.getByText('Step 2 of 3')).toBeTruthy()
  await expectNoViolations(container)
})

test('breadcrumbs are a list whose separators are not read', async () => {
  const { container } = mount(
    <Breadcrumbs>
      <a href="#jobs">Jobs</a>
      <span aria-current="page">HD fitter</span>
    </Breadcrumbs>,
  )

  const items = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole(
    'listitem',
  )
  expect(items.map((item) => item.textContent)).toEqual(['»Jobs', '»HD fitter'])
  expect(screen.getAllByText('»').every((mark) => mark.ariaHidden === 'true')).toBe(true)
  await expectNoViolations(container)
})
