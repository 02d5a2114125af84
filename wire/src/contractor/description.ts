import * as z from 'zod/mini'
import { defineCalls } from '../core/call.ts'
import { notUnderstood, optionalParameter, paragraph } from '../core/fields.ts'
import { limits, sizes } from '../options.ts'
import { words } from '../words.ts'
import { contractorProfile } from './profile.ts'

/** Stands for "no thanks" where the description would be. */
export const descriptionDeclined = 'DECLINED'

/** The description that a program writes of a contractor, who asked for it and may change it (section 4.3). */
export const contractorDescription = defineCalls({
  write: {
    method: 'POST',
    path: '/contractor/get-description',
    says: 'Writes a description from the profile and keeps it there.',
    who: ['contractor'],
    input: z.object({
      /** Of the description that it replaces: the person’s own words go only if they were seen. */
      revision: optionalParameter(z.coerce.number(notUnderstood).check(z.int(notUnderstood))),
    }),
    output: z.object({ description: z.string() }),
    refusals: {
      AI_DECLINED: words.descriptionFailed,
      PROFILE_INCOMPLETE: words.descriptionFailed,
      CHANGED_ELSEWHERE: words.descriptionChangedElsewhere,
      PROVIDER_DOWN: words.descriptionFailed,
    },
    fallback: words.descriptionFailed,
    limit: limits.descriptions,
    automates: 'writeDescription',
  },
  save: {
    method: 'POST',
    path: '/contractor/update-description',
    says: 'Puts the person’s own words in the place of what was written. The same words twice count once.',
    who: ['contractor'],
    body: 'json',
    input: z.object({
      description: paragraph(words.descriptionRequired, sizes.descriptionLength).check(
        z.refine((text) => text !== descriptionDeclined, words.descriptionReserved),
      ),
      /** Of the description that was changed. */
      revision: z.int(notUnderstood),
    }),
    output: contractorProfile,
    refusals: {
      NOT_FOUND: words.descriptionGone,
      CHANGED_ELSEWHERE: words.descriptionChangedElsewhere,
    },
    fallback: words.profileNotSaved,
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
