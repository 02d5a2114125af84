import { adminHealth } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForHealth(): void {
  askAhead(adminHealth.show, {})
}
