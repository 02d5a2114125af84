import { adminJobs } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForJob(uuid: string): void {
  askAhead(adminJobs.one, { uuid })
}
