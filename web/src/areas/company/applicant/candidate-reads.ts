import { applicants } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForCandidate(jobUuid: string, profile_hash: string): void {
  askAhead(applicants.candidate, { jobUuid, profile_hash })
}
