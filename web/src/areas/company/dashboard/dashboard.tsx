import { companyAccounts, companyJobs, type CompanyAccount } from '@headframe/wire'
import { SquarePlus, Users } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'

import { Part } from '../../../calls/part.tsx'
import { Screen } from '../../../calls/screen.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { announceScreen } from '../../../parts/announce-screen.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { statsStyles } from '../../../ui/data/stat.tsx'
import { IfRole } from '../role.ts'
import { PublicPage } from './public-page.tsx'
import { NoActivity, RecentActivity, RecentActivitySkeleton } from './recent-activity.tsx'
import { Numbers, NumbersSkeleton } from './numbers.tsx'
import { Today, TodaySkeleton } from './today.tsx'

interface DashboardProps {
  account: CompanyAccount
  /** It has taken the place of a form, and its reader has to be told so. */
  isJustReached: boolean
}

/** What is going on at the company, and what to do next. */
export function Dashboard({ account, isJustReached }: DashboardProps) {
  const { company_name: name, logo } = account

  useEffect(() => {
    if (isJustReached) announceScreen()
  }, [isJustReached])

  return (
    <Screen
      title={`Welcome, ${name}`}
      documentTitle="Dashboard"
      description="Your jobs, applications and talent pools at a glance."
      picture={logo && <Avatar name={name} picture={logo} shape="square" size="lg" />}
      actions={
        <IfRole may={companyJobs.newDraft}>
          <ButtonLink to={paths.company.postJob}>
            <SquarePlus aria-hidden />
            Post a job
          </ButtonLink>
          <ButtonLink to={paths.company.pools} search={{ create: true }} variant="secondary">
            <Users aria-hidden />
            Create a talent pool
          </ButtonLink>
        </IfRole>
      }
    >
      <Part loading={<TodaySkeleton />}>
        <Today />
      </Part>
      <Part
        loading={
          <Layout
            account={account}
            numbers={<NumbersSkeleton />}
            activity={<RecentActivitySkeleton />}
          />
        }
        failing={(_, retry) => (
          <Layout
            account={account}
            numbers={<Numbers />}
            activity={<NoActivity onRetried={retry} />}
          />
        )}
      >
        <Overview account={account} />
      </Part>
    </Screen>
  )
}

function Overview({ account }: { account: CompanyAccount }) {
  const dashboard = useRead(companyAccounts.dashboard, {}, { againWithWindow: true })
  return (
    <Layout
      account={account}
      numbers={<Numbers dashboard={dashboard} />}
      activity={<RecentActivity jobs={dashboard.recent_jobs} />}
    />
  )
}

interface LayoutProps {
  account: CompanyAccount
  numbers: ReactNode
  activity: ReactNode
}

/** On a phone the public page comes first only while nobody can see it yet. */
function Layout({ account: { profile_published: isPublished }, numbers, activity }: LayoutProps) {
  return (
    <>
      <div className={`${statsStyles} lg:grid-cols-4`}>{numbers}</div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        {!isPublished && <PublicPage className="lg:order-last" />}
        {activity}
        {isPublished && <PublicPage />}
      </div>
    </>
  )
}
