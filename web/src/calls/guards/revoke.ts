import { connect, session } from '@headframe/wire'

import { apiBase } from '../client.ts'

/** Ends a token on the server, whoever is signed in by now. */
export async function revoke(token: string): Promise<void> {
  const sendAs = connect({ base: apiBase(), headers: { Authorization: `Bearer ${token}` } })
  await sendAs(session.logout, {})
}
