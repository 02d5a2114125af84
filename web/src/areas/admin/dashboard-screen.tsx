import { adminSessions } from '@headframe/wire'

import { Part } from '../../calls/part.tsx'
import { Screen } from '../../calls/screen.tsx'
import { OwnSessions } from '../../parts/account-settings/own-sessions.tsx'
import { Card } from '../../ui/data/card.tsx'
import { Skeleton } from '../../ui/data/skeleton.tsx'
import { ActivityFeed, ActivitySkeleton } from './activity-feed.tsx'

export default function DashboardScreen() {
  return (
    <Screen title="Dashboard" description="What happens on the marketplace.">
      <section aria-labelledby="activity" className="flex max-w-3xl flex-col gap-4">
        <h2 id="activity">Recent activity</h2>
        <Part loading={<ActivitySkeleton />}>
          <ActivityFeed />
        </Part>
      </section>
      <section aria-labelledby="sessions" className="flex max-w-3xl flex-col gap-4">
        <h2 id="sessions">Where you are signed in</h2>
        <Card>
          <Part loading={<Skeleton className="h-11" />}>
            <OwnSessions calls={adminSessions} hasPassword={false} />
          </Part>
        </Card>
      </section>
    </Screen>
  )
}
