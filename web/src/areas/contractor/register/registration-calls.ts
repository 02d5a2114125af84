import { judgeValue, registrationInProgress } from '@headframe/wire'

export { send } from '../../../calls/client.ts'

/** What the wizard asks the server while it is being filled. */
export const { draft, emailCheck, newDraft, saveDraft } = registrationInProgress

/** The address as it would be kept, or nothing while it is none. */
export function addressIn(typed: string): string | undefined {
  return judgeValue(emailCheck.input.shape.email, typed).value
}
