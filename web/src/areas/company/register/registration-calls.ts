import { companyRegistrationInProgress } from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import { registrationCalls } from '../../../parts/new-account/registration-calls.ts'

const { newDraft, saveDraft } = companyRegistrationInProgress

export const calls = registrationCalls(companyRegistrationInProgress, async ({ data, step }) => {
  const companyName = String(data['companyName'])
  const companyEmail = String(data['companyEmail'])
  const begun = await send(newDraft, { companyName, companyEmail })
  // One that takes the place of a draft that has ended holds the later steps as well.
  return step === 0 ? begun : send(saveDraft, { id: begun.id, data, step })
})
