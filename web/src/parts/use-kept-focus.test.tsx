// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'

import { mount } from '../ui/testing/mount.ts'
import { useKeptFocus } from './use-kept-focus.ts'

function Application({ status }: { status: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(() => place.current, status)
  return (
    <div ref={place} role="group" tabIndex={-1}>
      {status === 'pending' && <button type="button">Withdraw</button>}
    </div>
  )
}

test('a button that ends itself leaves the focus where it stood', () => {
  const { rerender } = mount(<Application status={undefined} />)
  rerender(<Application status="pending" />)
  expect(document.activeElement).toBe(document.body)

  screen.getByRole('button').focus()
  rerender(<Application status="withdrawn" />)
  expect(document.activeElement).toBe(screen.getByRole('group'))
})

const elsewhere = (status: string) => (
  <>
    <Application status={status} />
    <input />
  </>
)

test('whoever is elsewhere stays there', () => {
  const { rerender } = mount(elsewhere('pending'))
  screen.getByRole('textbox').focus()
  rerender(elsewhere('withdrawn'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
