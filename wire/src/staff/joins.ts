import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { choice, named, notUnderstood } from '../core/fields.ts'
import { pageFields } from '../core/lists.ts'
import { sizes } from '../options.ts'

const textOrNull = z.nullable(z.string())

const joinSide = z.object({
  profile_hash: z.string(),
  full_name: z.string(),
  email: textOrNull,
  phone: textOrNull,
  current_role: textOrNull,
  source: z.enum(['upload', 'contractor']),
})
export type JoinSide = z.output<typeof joinSide>

export const joinProposal = z.object({
  id: z.string(),
  a: joinSide,
  b: joinSide,
  /** Why the two may be one person. */
  evidence: z.array(z.string()),
})
export type JoinProposal = z.output<typeof joinProposal>

/** Two profiles that may be one person. Nothing is joined by itself (section 4.12). */
export const staffJoins = defineCalls({
  list: {
    method: 'GET',
    path: '/profile.php?getJoinProposals',
    says: 'Lists pairs of profiles that may be one person, the newest proposal first.',
    who: ['staff'],
    input: z.object(pageFields),
    output: z.array(joinProposal),
    discloses: {
      unnoted: 'The two are told apart by what an account keeps of them; opening one is a look.',
    },
    paged: { size: sizes.pageSize },
  },
  resolve: {
    method: 'POST',
    path: '/profile.php?resolveJoin',
    says: 'Joins the two, or never proposes them again. The profile of a contractor stays, else the older one.',
    who: ['staff'],
    body: 'json',
    input: z.object({ id: named, action: choice(['join', 'dismiss'], notUnderstood) }),
    names: { id: { thing: 'join proposal', of: 'staff account' } },
    output: z.object({ success: z.literal(true), profile_hash: z.nullable(z.string()) }),
    discloses: { unnoted: 'It answers which of two hashes stays, and no fact.' },
    refusing: { success: false },
  },
})
