import {
  audiencesOf,
  connect,
  Refusal,
  type Audience,
  type Call,
  type Connection,
  type InputOf,
  type OutputOf,
  type SendOptions,
} from '@headframe/wire'

import { isSessionRefused } from './failure.ts'
import { prepareToTell } from './files/prepare-to-tell.ts'
import type { OnProgress } from './files/progress.ts'
import { noteReached } from './offline/reachability.ts'
import {
  currentSession,
  endRefusedAdministrator,
  endRefusedSession,
  tokenFor,
  tokenOf,
  type Kind,
} from './session-store.ts'

export interface AskOptions extends SendOptions {
  /** For a body that takes its time, such as a file. */
  onProgress?: OnProgress
  /** A refused session may send its caller to sign in: what was typed is kept, or nothing was. */
  losesNothing?: boolean
}

/** The only way from the web to the server. */
export async function send<C extends Call>(
  call: C,
  input: InputOf<C>,
  { onProgress, losesNothing, ...options }: AskOptions = {},
): Promise<OutputOf<C>> {
  const transport = onProgress ? { fetch: await telling(onProgress) } : {}
  return noted(
    call,
    (connection) => connect({ ...connection, ...transport })(call, input, options),
    losesNothing,
  )
}

/** Whatever is asked, we learn whether the server was reached and whether the session still stands. */
export async function noted<Reply>(
  call: Call,
  ask: (connection: Connection) => Promise<Reply>,
  losesNothing = isRead(call),
): Promise<Reply> {
  const audiences = audiencesOf(call.who)
  mustBeItsWriter(call, audiences)
  const token = tokenFor(audiences)
  try {
    const reply = await ask({ base: apiBase(), tokenFor: () => token })
    noteReached(true)
    return reply
  } catch (refused) {
    if (refused instanceof Refusal) {
      noteReached(refused.code !== 'UNREACHABLE')
      if (isSessionRefused(refused) && losesNothing) forgetCaller(audiences, token)
    }
    throw refused
  }
}

/** What one person has written is never sent under the name of another who took their place meanwhile. */
function mustBeItsWriter(call: Call, audiences: readonly Audience[]): void {
  const { replaced } = currentSession()
  if (isRead(call) || !replaced.some((kind) => audiences.includes(kind))) return
  throw new Refusal('UNAUTHENTICATED', {
    text: 'Somebody else has signed in in another tab. Nothing was sent.',
  })
}

async function telling(onProgress: OnProgress): Promise<typeof fetch> {
  const { fetchTelling } = await prepareToTell()
  return fetchTelling(onProgress)
}

export function apiBase(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content
  return (named || '/api').replace(/\/+$/, '')
}

// A refused form stays as it is, with everything typed; by itself only a read sends its reader to sign
// in again.
function isRead(call: Call): boolean {
  return call.method === 'GET'
}

function forgetCaller(audiences: readonly Audience[], token: string | undefined): void {
  if (audiences.includes('admin')) endRefusedAdministrator()
  for (const audience of audiences) {
    // Somebody may have signed in anew while the refused call was under way.
    if (audience !== 'admin' && token && tokenOf(audience) === token)
      endRefusedSession(audience satisfies Kind)
  }
}
