import {
  judgeValue,
  type companyRegistrationInProgress,
  type registrationInProgress,
  type RegistrationDraft,
} from '@headframe/wire'

import { send } from '../../calls/client.ts'
import type { DraftContent } from '../wizard/stored-draft.ts'
import type { EmailQuestion } from './use-email-check.ts'

/** What a wizard asks the server while it is filled in. */
export interface RegistrationCalls extends EmailQuestion {
  readonly find: (id: string) => Promise<RegistrationDraft>
  readonly begin: (content: DraftContent) => Promise<RegistrationDraft>
  readonly save: (id: string, content: DraftContent) => Promise<RegistrationDraft>
}

type Section = typeof registrationInProgress | typeof companyRegistrationInProgress

export function registrationCalls(
  { draft, emailCheck, saveDraft }: Section,
  begin: RegistrationCalls['begin'],
): RegistrationCalls {
  return {
    addressIn: (typed) => judgeValue(emailCheck.input.shape.email, typed).value,
    isTaken: async (email) => (await send(emailCheck, { email })).error,
    find: (id) => send(draft, { id }),
    begin,
    save: (id, content) => send(saveDraft, { id, ...content }),
  }
}
