import { companyRegistrationInProgress, judgeValue, type RegistrationDraft } from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import type { DraftContent } from '../../../parts/wizard/stored-draft.ts'

const { draft, emailCheck, newDraft, saveDraft } = companyRegistrationInProgress

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

export async function beginDraft({ data, step }: DraftContent): Promise<RegistrationDraft> {
  const companyName = String(data['companyName'])
  const companyEmail = String(data['companyEmail'])
  const begun = await send(newDraft, { companyName, companyEmail })
  // One that takes the place of a draft that has ended holds the later steps as well.
  return step === 0 ? begun : keepDraft(begun.id, { data, step })
}

export function keepDraft(id: string, { data, step }: DraftContent): Promise<RegistrationDraft> {
  return send(saveDraft, { id, data, step })
}
