import { Part } from '../../calls/part.tsx'
import { Screen } from '../../calls/screen.tsx'
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
    </Screen>
  )
}
