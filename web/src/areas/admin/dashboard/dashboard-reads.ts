import { adminOverview } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

/** The guard asks for what happened lately. */
export function askForDashboard(): void {
  askAhead(adminOverview.stats, {})
  askAhead(adminOverview.chart, { days: 7 })
}
