import { judgeValue, registrationInProgress, type RegistrationDraft } from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import type { DraftContent } from '../../../parts/wizard/stored-draft.ts'

const { draft, emailCheck, newDraft, saveDraft } = registrationInProgress

/** The address as it would be kept, or nothing while it is none. */
export function addressIn(typed: string): string | undefined {
  return judgeValue(emailCheck.input.shape.email, typed).value
}

export async function isTaken(email: string): Promise<boolean> {
  return (await send(emailCheck, { email })).error
}

export function findDraft(id: string): Promise<RegistrationDraft> {
  return send(draft, { id })
}

export function beginDraft(content: DraftContent): Promise<RegistrationDraft> {
  return send(newDraft, content)
}

export function keepDraft(id: string, content: DraftContent): Promise<RegistrationDraft> {
  return send(saveDraft, { id, ...content })
}
