import { registrationInProgress } from '@headframe/wire'

import { send } from '../../../calls/client.ts'
import { registrationCalls } from '../../../parts/new-account/registration-calls.ts'

export const calls = registrationCalls(registrationInProgress, (content) =>
  send(registrationInProgress.newDraft, content),
)
