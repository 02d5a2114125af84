import { adminOverview } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

/**
 * How soon what is looked at is asked for again. What stands side by side is asked for in one rhythm:
 * a job that one part of the dashboard tells of is counted by the others.
 */
export const followed = { againAfterMs: () => 15_000 }

/** The guard asks for what happened lately. */
export function askForDashboard(): void {
  askAhead(adminOverview.stats, {})
  askAhead(adminOverview.chart, { days: 7 })
}
