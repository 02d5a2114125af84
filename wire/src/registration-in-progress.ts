import * as z from 'zod/mini'
import { registrationDraft } from './core/draft-data.ts'
import { email, parameter } from './core/fields.ts'
import { limits } from './options.ts'

interface Registering<Data extends z.ZodMiniType, Step extends z.ZodMiniType> {
  /** What an address is told that is none. */
  readonly invalidEmail: string
  /** What a draft of theirs keeps, and how far it may have come. */
  readonly data: Data
  readonly step: Step
}

/** What is the same for whoever registers: is the address free, and what was typed so far. */
export function registrationOf<Data extends z.ZodMiniType, Step extends z.ZodMiniType>(
  audience: 'contractor' | 'company',
  { invalidEmail, data, step }: Registering<Data, Step>,
) {
  const drafts = `/${audience}/v2/registration/drafts` as const
  return {
    emailCheck: {
      method: 'POST',
      path: `/${audience}/checkAvailableEmail`,
      says: `Tells whether an address is still free for a ${audience}.`,
      who: 'anyone',
      body: 'form',
      input: z.object({ email: email(invalidEmail) }),
      output: z.object({ error: z.boolean(), message: z.optional(z.string()) }),
      limit: limits.emailChecks,
    },
    draft: {
      method: 'GET',
      path: `${drafts}/{id}`,
      says: 'What was typed so far.',
      who: 'anyone',
      input: z.object({ id: parameter }),
      names: { id: 'key' },
      output: registrationDraft,
    },
    saveDraft: {
      method: 'PATCH',
      path: `${drafts}/{id}`,
      says: 'Adds to what was typed so far.',
      who: 'anyone',
      body: 'json',
      input: z.object({ id: parameter, data, step }),
      names: { id: 'key' },
      output: registrationDraft,
    },
  } as const
}
