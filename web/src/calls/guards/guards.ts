import { redirect, type ParsedLocation } from '@tanstack/react-router'

import { paths } from '../../lib/paths.ts'
import type { WayBack } from '../../lib/redirect.ts'
import { isSignedIn } from '../session.ts'
import type { Kind } from '../session-store.ts'

const loginOf = {
  contractor: paths.contractor.login,
  company: paths.company.login,
  staff: paths.staff.login,
} as const

const landingOf = {
  contractor: paths.contractor.profile,
  company: paths.company.dashboard,
  staff: paths.staff.profiles,
} as const

/** Sends those who open the app itself on to what is theirs, which is there without a network as well. */
export function sendOnToOwn(): never {
  const kind = (['contractor', 'company', 'staff'] as const).find(isSignedIn)
  throw redirect({ to: kind ? landingOf[kind] : paths.home, replace: true })
}

/** Lets those who are signed in through; others sign in first and come back. */
export function mustBeSignedIn(kind: Kind) {
  return ({ location }: { location: ParsedLocation }): void => {
    if (isSignedIn(kind)) return
    throw redirect({ to: loginOf[kind], search: { redirect_uri: location.href }, replace: true })
  }
}

/** Sends those who are signed in on to where they wanted to go. */
export function sendOnWhenSignedIn(kind: Kind) {
  return ({ search }: { search: WayBack }): void => {
    // What is known of the steps before holds there as well.
    if (isSignedIn(kind))
      throw redirect({ href: search.redirect_uri ?? landingOf[kind], state: true, replace: true })
  }
}
