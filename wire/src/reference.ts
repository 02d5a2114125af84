import * as z from 'zod/mini'
import { defineCalls } from './core/call.ts'
import { namedId, numericId } from './core/fields.ts'
import { communityWorkTypes } from './communities/community-options.ts'
import { limits, placeKinds } from './options.ts'
import { words } from './words.ts'

export const question = z.object({ id: z.int(), question: z.string() })
export type Question = z.output<typeof question>
export type NamedId = z.output<typeof namedId>

export const place = z.object({
  label: z.string(),
  lat: z.number(),
  lng: z.number(),
  state: z.nullable(z.string()),
  kind: z.enum(placeKinds),
})
export type Place = z.output<typeof place>

const list = { method: 'GET', who: 'anyone', keepForSeconds: 3600 } as const

/** What everybody may know: industries, roles, questions, kinds of work, places (section 4.2). */
export const reference = defineCalls({
  industries: {
    ...list,
    path: '/contractor/industries',
    says: 'Lists the industries, by name.',
    input: z.object({}),
    output: z.array(namedId),
  },
  registrationIndustries: {
    ...list,
    path: '/company/v2/registration/industries',
    says: 'Lists the industries for the registration of a company.',
    input: z.object({}),
    output: z.array(namedId),
  },
  industriesV2: {
    ...list,
    path: '/v2/industries',
    says: 'Lists the industries as a data list.',
    input: z.object({}),
    output: z.object({ data: z.array(namedId) }),
    fallback: 'Failed to fetch industries',
  },
  roles: {
    ...list,
    path: '/contractor/roles/{industryId}',
    says: 'Lists the roles of an industry, by name.',
    input: z.object({ industryId: numericId }),
    names: { industryId: 'open' },
    output: z.array(namedId),
  },
  questions: {
    ...list,
    path: '/contractor/questions/{roleId}',
    says: 'Lists the questions of a role, in the order to be asked.',
    input: z.object({ roleId: numericId }),
    names: { roleId: 'open' },
    output: z.array(question),
  },
  workTypes: {
    ...list,
    path: '/company/v2/work-types',
    says: 'Lists the kinds of work that a talent pool may offer.',
    input: z.object({}),
    output: z.object({
      data: z.array(z.object({ id: z.enum(communityWorkTypes), name: z.string() })),
    }),
  },
  places: {
    method: 'GET',
    who: 'anyone',
    path: '/geo/search',
    says: 'Finds places, postcodes and addresses in Australia, best first.',
    input: z.object({
      q: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10)), 5),
    }),
    output: z.object({ data: z.array(place) }),
    fallback: words.tryMoreSpecificPlace,
    limit: limits.places,
  },
})
