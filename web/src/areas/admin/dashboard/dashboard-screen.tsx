import { adminSessions } from '@headframe/wire'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { OwnSessions } from '../../../parts/account-settings/own-sessions.tsx'
import { Card } from '../../../ui/data/card.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { ActivityFeed, ActivitySkeleton } from './activity-feed.tsx'
import { DailyChart } from './daily-chart.tsx'
import { Totals, TotalsSkeleton } from './totals.tsx'

/** What whoever runs the marketplace looks at in the morning. */
export default function DashboardScreen() {
  return (
    <Screen title="Dashboard" description="The marketplace at a glance.">
      <section aria-label="Totals">
        <Part loading={<TotalsSkeleton />}>
          <Totals />
        </Part>
      </section>
      {/* On a phone, what happened lately comes before one's own sessions. */}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <DailyChart />
        </div>
        <section
          aria-labelledby="activity"
          className="flex min-w-0 flex-col gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1"
        >
          <h2 id="activity" className="flex min-h-11 items-center">
            Recent activity
          </h2>
          <Part loading={<ActivitySkeleton />}>
            <ActivityFeed />
          </Part>
        </section>
        <div className="min-w-0">
          <OwnAccess />
        </div>
      </div>
    </Screen>
  )
}

function OwnAccess() {
  return (
    <section aria-labelledby="sessions" className="flex flex-col gap-4">
      <h2 id="sessions">Where you are signed in</h2>
      <Card>
        <Part loading={<Skeleton className="h-11" />}>
          <OwnSessions calls={adminSessions} hasPassword={false} />
        </Part>
      </Card>
    </section>
  )
}
