import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { optionalParameter, paragraph, parameter } from '../core/fields.ts'
import type { Owned } from '../core/names.ts'
import { limits } from '../options.ts'
import { words } from '../words.ts'
import { ownCommunityId } from './company-communities.ts'
import { ownMember } from './community-members.ts'
import { communitySizes } from './community-options.ts'
import { message } from './community-shapes.ts'

const ownThread = { thing: 'thread', of: 'contractor' } as const satisfies Owned
const ofMember = { id: ownCommunityId, memberId: ownMember } as const

/** What came after a message that is known, or stands before one. Neither asks for the newest. */
const part = {
  after: optionalParameter(z.string()),
  before: optionalParameter(z.string()),
}
const partNames = { after: 'open', before: 'open' } as const

const thread = z.object({
  data: z.array(message),
  /** Whether there are older ones than these. */
  has_earlier: z.boolean(),
  /** The newest message of the caller that the other side has read. */
  read_up_to: z.nullable(z.string()),
})

const body = paragraph(words.messageEmpty, communitySizes.message)

/** One thread for a company and each member of its pools, opened by the company (sections 4.5, 4.10). */
export const communityMessages = defineCalls({
  ofMember: {
    method: 'GET',
    path: '/company/v2/talent-pools/{id}/members/{memberId}/messages',
    says: 'The thread with a member, oldest first: its newest hundred, those after a message, or those before it. Marks those of the member as read.',
    who: ['company'],
    role: 'viewer',
    changes: true,
    input: z.object({ id: parameter, memberId: parameter, ...part }),
    names: { ...ofMember, ...partNames },
    output: thread,
  },
  toMember: {
    method: 'POST',
    path: '/company/v2/talent-pools/{id}/members/{memberId}/messages',
    says: 'Writes to a member; the first message opens the thread.',
    who: ['company'],
    role: 'hirer',
    body: 'json',
    keyed: true,
    input: z.object({ id: parameter, memberId: parameter, body }),
    names: ofMember,
    output: message,
    limit: limits.messages,
    fallback: words.somethingWrong,
  },
  ofPool: {
    method: 'GET',
    path: '/contractor/v2/talent-pools/{id}/messages',
    says: 'The thread with the company of a talent pool, oldest first: its newest hundred, those after a message, or those before it. Marks those of the company as read.',
    who: ['contractor'],
    changes: true,
    input: z.object({ id: parameter, ...part }),
    names: { id: ownThread, ...partNames },
    output: thread,
    refusals: { NOT_FOUND: words.poolNotFound },
  },
  toCompany: {
    method: 'POST',
    path: '/contractor/v2/talent-pools/{id}/messages',
    says: 'Replies to the company of a talent pool, once it has written.',
    who: ['contractor'],
    body: 'json',
    keyed: true,
    input: z.object({ id: parameter, body }),
    names: { id: ownThread },
    output: message,
    refusals: { NOT_FOUND: words.poolNotFound, NO_THREAD: words.noThread },
    limit: limits.messages,
    fallback: words.somethingWrong,
  },
})
