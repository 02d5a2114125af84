import { communityMessages, communitySizes, contractorCommunities } from '@headframe/wire'
import { hashKey } from '@tanstack/react-query'

import { send } from '../../../calls/client.ts'
import { freshOrKept, keeperFor } from '../../../calls/offline/kept-answers.ts'
import { readOf } from '../../../calls/use-read.ts'
import { refreshUnread } from '../../../parts/communities/use-unread-communities.ts'
import type { Loaded } from '../../../parts/thread/thread-state.ts'
import type { ThreadCalls } from '../../../parts/thread/thread-store.ts'

const call = communityMessages.ofPool

/** How a contractor reads and writes to a company. Where there is no network, what they read last opens again. */
export function callsOf(id: string): ThreadCalls {
  const newest = { id }
  // It is shown wherever its pool is.
  const read = hashKey(readOf(contractorCommunities.one, newest).queryKey)
  const keep = keeperFor(call, newest)
  let isRead = false
  /** All that was read of the end of the thread, which later answers are only pieces of. */
  let known: Loaded | undefined

  async function ask(stretch: { after?: string | undefined; before?: string | undefined }) {
    const loaded = await send(call, { id, ...stretch })
    // The header beside it counts them no longer.
    if (!isRead) refreshUnread()
    isRead = true
    return loaded
  }

  return {
    async load({ after, before }) {
      if (before !== undefined) return ask({ before })
      if (after === undefined || !known) {
        // Whatever comes late is asked for by the next look, as what came after.
        known = await freshOrKept({ read, call, input: newest, ask: () => ask({}), late: () => {} })
        return known
      }
      const loaded = await ask({ after })
      const isNews = loaded.data.length > 0 || loaded.read_up_to !== known.read_up_to
      known = lengthened(known, loaded)
      if (isNews) keep(known)
      return loaded
    },
    post: (body, idempotencyKey) =>
      send(communityMessages.toCompany, { id, body }, { idempotencyKey }),
  }
}

/** No longer than what opens a thread that is asked for anew. */
function lengthened(known: Loaded, { data, read_up_to }: Loaded): Loaded {
  const all = [...known.data, ...data]
  const last = all.slice(-communitySizes.messages)
  return { data: last, has_earlier: known.has_earlier || last.length < all.length, read_up_to }
}
