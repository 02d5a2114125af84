import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { notUnderstood, optionalParagraph, optionalParameter, parameter } from '../core/fields.ts'
import { pageFields, searchField } from '../core/lists.ts'
import type { Owned } from '../core/names.ts'
import { sizes } from '../options.ts'
import { words } from '../words.ts'
import { ownCommunityId } from './company-communities.ts'
import {
  communitySizes,
  membershipDecisions,
  membershipStatuses,
  standings,
} from './community-options.ts'
import { communityMember, memberProfile } from './community-shapes.ts'
import { resumeFile } from '../contractor/resume-file.ts'

export const ownMember = { thing: 'member', of: 'company' } as const satisfies Owned
const ofMember = { id: ownCommunityId, memberId: ownMember } as const

const decision = {
  status: z.pipe(
    z.transform((value) => value ?? ''),
    z.enum(membershipDecisions, words.statusInvalid),
  ),
  reason: z._default(optionalParagraph(communitySizes.reason), ''),
}

/** Those who applied to an own talent pool (section 4.10). */
export const communityMembers = defineCalls({
  list: {
    method: 'GET',
    path: '/company/v2/talent-pools/{id}/members',
    says: 'Lists who applied to an own talent pool, newest first. How many of those that the search finds stand how is told in X-Accepted, X-Pending and X-Declined, whichever are listed, and in X-Unread how many have written what is not read.',
    who: ['company'],
    role: 'viewer',
    input: z.object({
      id: parameter,
      ...pageFields,
      search: searchField,
      status: optionalParameter(z.enum(standings)),
      /** Those whom nothing is known to compare by come last. */
      sort: optionalParameter(z.enum(['newest', 'match'])),
      /** Only those who have written what the company has not read. */
      unread: optionalParameter(z.literal('1')),
    }),
    names: { id: ownCommunityId },
    output: z.array(communityMember),
    discloses: {
      unnoted: 'To be on this list is what they applied for; a look at one is written down.',
    },
    paged: { size: sizes.pageSize },
    fallback: words.projectsNotFetched,
  },
  one: {
    method: 'GET',
    path: '/company/v2/talent-pools/{id}/members/{memberId}',
    says: 'The profile of somebody who applied to an own talent pool.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ id: parameter, memberId: parameter }),
    names: ofMember,
    output: memberProfile,
    discloses: { by: 'profile_hash' },
  },
  resume: {
    method: 'GET',
    path: '/company/v2/talent-pools/{id}/members/{memberId}/resume',
    says: 'The resume of somebody who applied to an own talent pool, as they uploaded it.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ id: parameter, memberId: parameter }),
    names: ofMember,
    output: resumeFile,
    discloses: { by: 'profile_hash' },
    refusals: { NOT_FOUND: words.resumeUnavailable },
    fallback: words.resumeUnavailable,
  },
  decide: {
    method: 'PATCH',
    path: '/company/v2/talent-pools/{id}/members/{memberId}',
    says: 'Takes somebody under review, accepts or declines them. They are told by mail of what has stood for five minutes, with the reason where one is given.',
    who: ['company'],
    role: 'hirer',
    body: 'json',
    input: z.object({ id: parameter, memberId: parameter, ...decision }),
    names: ofMember,
    output: communityMember,
    discloses: { unnoted: 'Whoever decides has them on their screen.' },
    fallback: words.somethingWrong,
  },
  decideMany: {
    method: 'POST',
    path: '/company/v2/talent-pools/{id}/decide-members',
    says: 'Decides the same about several members at once; all of it or nothing. Where some stand otherwise than was seen, or have left, the refusal names them in `missing`.',
    who: ['company'],
    role: 'hirer',
    body: 'json',
    input: z.object({
      id: parameter,
      members: z
        .array(parameter, words.selectMember)
        .check(
          z.minLength(1, words.selectMember),
          z.maxLength(communitySizes.decidedAtOnce, words.tooManyMembers),
        ),
      ...decision,
      /** How each stood for whoever decides, in the same order. */
      seen: z.optional(
        z
          .array(z.enum(membershipStatuses, notUnderstood), notUnderstood)
          .check(z.maxLength(communitySizes.decidedAtOnce, words.tooManyMembers)),
      ),
    }),
    names: { id: ownCommunityId, members: ownMember },
    output: z.object({ decided: z.int() }),
    refusals: {
      CHANGED_ELSEWHERE: words.membersDecidedElsewhere,
      NOT_FOUND: words.nothingToDecide,
    },
    fallback: words.somethingWrong,
  },
})
