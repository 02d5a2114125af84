import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { optionalParameter, parameter } from '../core/fields.ts'
import { dataList, pageFields, searchField } from '../core/lists.ts'
import type { Owned } from '../core/names.ts'
import { partly } from '../core/partly.ts'
import { sizes } from '../options.ts'
import { words } from '../words.ts'
import { communityFields, newCommunityFields, projectFields } from './community-form.ts'
import { communityStatuses } from './community-options.ts'
import { listedCommunity, ownCommunity, project } from './community-shapes.ts'

export const ownCommunityId = { thing: 'community', of: 'company' } as const satisfies Owned
const ownProject = { thing: 'project', of: 'company' } as const satisfies Owned

/** A company's talent pools and what they are for (section 4.10). */
export const companyCommunities = defineCalls({
  list: {
    method: 'GET',
    path: '/company/v2/talent-pools',
    says: 'Lists the own talent pools, newest first. How many of those that the search finds are in each state stands in X-Active, X-Paused and X-Closed, and how many have unread messages in X-Unread, whatever is listed.',
    who: ['company'],
    role: 'viewer',
    input: z.object({
      ...pageFields,
      search: searchField,
      status: optionalParameter(z.enum(communityStatuses)),
      /** Only those with messages that the company has not read, in whatever state. */
      unread: optionalParameter(z.literal('1')),
    }),
    output: dataList(listedCommunity),
    paged: { size: sizes.pageSize, under: 'data' },
    fallback: words.poolsNotFetched,
  },
  one: {
    method: 'GET',
    path: '/company/v2/talent-pools/{id}',
    says: 'An own talent pool.',
    who: ['company'],
    role: 'viewer',
    input: z.object({ id: parameter }),
    names: { id: ownCommunityId },
    output: ownCommunity,
    refusals: { NOT_FOUND: words.ownPoolNotFound },
    fallback: words.poolNotFetched,
  },
  create: {
    method: 'POST',
    path: '/company/v2/talent-pools',
    says: 'Opens a talent pool.',
    who: ['company'],
    role: 'hirer',
    body: 'json',
    keyed: true,
    input: z.object(newCommunityFields),
    names: { projectId: ownProject },
    output: ownCommunity,
    firstToTell: 'first field',
    fallback: words.somethingWrong,
  },
  update: {
    method: 'PATCH',
    path: '/company/v2/talent-pools/{id}',
    says: 'Changes a talent pool, pauses, closes or opens it again; what is left out stays as it is. Whoever sends what they saw of a field does not change it over a colleague who has changed it since.',
    who: ['company'],
    role: 'hirer',
    body: 'json',
    input: z.object({
      id: parameter,
      ...partly(communityFields),
      /** Fields as they stood where they were changed. */
      seen: z.optional(z.object(partly(communityFields))),
    }),
    names: { id: ownCommunityId, projectId: ownProject },
    output: ownCommunity,
    refusals: { CHANGED_ELSEWHERE: words.ownPoolChangedElsewhere },
    firstToTell: 'first field',
    fallback: words.somethingWrong,
  },
  projects: {
    method: 'GET',
    path: '/company/v2/projects',
    says: 'Lists the own projects, newest first.',
    who: ['company'],
    role: 'viewer',
    input: z.object(pageFields),
    output: dataList(project),
    paged: { size: sizes.pageSize, under: 'data' },
    fallback: words.projectsNotFetched,
  },
  createProject: {
    method: 'POST',
    path: '/company/v2/projects',
    says: 'Keeps a project that talent pools can be for.',
    who: ['company'],
    role: 'hirer',
    body: 'json',
    keyed: true,
    input: z.object(projectFields),
    output: project,
    firstToTell: 'first field',
    fallback: words.somethingWrong,
  },
})
