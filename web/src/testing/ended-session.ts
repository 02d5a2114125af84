import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import { heading } from './opened-app.tsx'
import type { Replies } from './server.ts'

export const whoSignsIn = 'casey@mine.example'

/** What the server says from here on: it knows the session no more, until somebody signs in again. */
export function endedUntilSignIn(usual: Replies): Replies {
  let isOver = true
  return (heard) => {
    const { path } = heard
    if (path.startsWith('/auth.php') || path === '/company/login') {
      isOver = false
      const names = { name: 'Casey Morgan', company_name: 'Redback Ridge' }
      return { status: 200, body: { success: true, error: false, token: 'again', ...names } }
    }
    if (isOver) return { status: 401, body: { error: 'Please sign in.', code: 'UNAUTHENTICATED' } }
    return usual(heard)
  }
}

/** Whose session was refused has been led to the login, and comes back from there. */
export async function signInAgain(user: UserEvent, kind: 'Contractor' | 'Company'): Promise<void> {
  await heading(`${kind} Login`)
  await user.type(screen.getByLabelText('Email'), whoSignsIn)
  await user.type(screen.getByLabelText('Password'), 'a secret{Enter}')
}
