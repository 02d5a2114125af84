import {
  contractorFacts,
  contractorMatching,
  contractorProfiles,
  contractorWishes,
} from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'
import { queryClient } from '../../../calls/query-client.ts'
import { readOf } from '../../../calls/use-read.ts'

export function askForProfile(): void {
  askAhead(contractorProfiles.own, {})
  askAhead(contractorProfiles.uploads, {})
  askAhead(contractorFacts.show, {})
  askAhead(contractorMatching.recommended, {})
  askAhead(contractorMatching.choice, {})
  askAhead(contractorWishes.show, {})
  // The guard has read the account. Of an incomplete profile the screen says what is missing.
  const account = queryClient.getQueryData(readOf(contractorProfiles.account, {}).queryKey)
  if (!account?.profile_complete) askAhead(contractorProfiles.answers, {})
}
