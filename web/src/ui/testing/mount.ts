import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'

/** Puts a piece of the kit on an empty page, with somebody in front of it. */
export function mount(piece: ReactNode) {
  return { user: userEvent.setup(), ...render(piece) }
}
