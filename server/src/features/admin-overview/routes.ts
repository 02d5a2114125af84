import { adminOverview } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { showActivity } from './show-activity.ts'
import { showChart } from './show-chart.ts'
import { showStats } from './show-stats.ts'

export const adminOverviewRoutes = implement(adminOverview, {
  stats: showStats,
  chart: showChart,
  activity: showActivity,
})
