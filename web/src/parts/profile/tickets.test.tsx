// @vitest-environment jsdom
import type { Ticket } from '@headframe/wire'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { mount } from '../../ui/testing/mount.ts'
import { Tickets } from './tickets.tsx'

const ticket = (name: string, expires: string | null): Ticket => ({
  name,
  number: null,
  state: null,
  issuer: null,
  issued: null,
  expires,
  machine: null,
  as_written: false,
})

// Without styles, what only paper shows is in the list as well.
const inView = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ className }) => !className.split(' ').includes('hidden'))
    .map(({ textContent }) => textContent)

test('of many tickets twelve are in view, those that have ended last, and a press shows the others', async () => {
  const many = Array.from({ length: 14 }, (_, at) => ticket(`Induction ${at}`, null))
  const { user } = mount(<Tickets tickets={[ticket('Dogging', '2020-01'), ...many]} />)
  expect(inView()).toHaveLength(12)
  expect(inView()[0]).toBe('Induction 0')

  await user.click(screen.getByRole('button', { name: '3 more tickets' }))
  expect(inView()).toHaveLength(15)
  expect(inView().at(-1)).toContain('Dogging')
  await user.click(screen.getByRole('button', { name: 'Fewer tickets' }))
  expect(inView()).toHaveLength(12)
})
