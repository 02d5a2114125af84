import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { limits } from '../options.ts'
import { words } from '../words.ts'

/** The description that a program writes of a contractor, who asked for it (section 4.3). */
export const contractorDescription = defineCalls({
  write: {
    method: 'POST',
    path: '/contractor/get-description',
    says: 'Writes a description from the profile and keeps it there.',
    who: ['contractor'],
    input: z.object({}),
    output: z.object({ description: z.string() }),
    refusals: {
      AI_DECLINED: words.descriptionFailed,
      PROFILE_INCOMPLETE: words.descriptionFailed,
      PROVIDER_DOWN: words.descriptionFailed,
    },
    fallback: words.descriptionFailed,
    limit: limits.descriptions,
    automates: 'writeDescription',
  },
  remove: {
    method: 'POST',
    path: '/contractor/remove-description',
    says: 'Takes the description away, or takes back that none is wanted.',
    who: ['contractor'],
    input: z.object({}),
    output: z.object({ error: z.literal(false), description: z.literal(null) }),
    fallback: words.descriptionFailed,
  },
})
