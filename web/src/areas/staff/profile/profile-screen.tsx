import { staffProfiles } from '@headframe/wire'
import { getRouteApi, useNavigate } from '@tanstack/react-router'

import { Part } from '../../../calls/part.tsx'
import { refreshReads } from '../../../calls/reads.ts'
import { Screen, useUnlisted, useWorkingTitle } from '../../../calls/screen.tsx'
import { forgetRead, useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { PersonPicture } from '../person/person-picture.tsx'
import { notEmployed } from '../person/person-words.ts'
import { NoSuchPerson } from './no-such-person.tsx'
import { RemovePerson, ResumeOf } from './person-actions.tsx'
import { PersonTabs, PersonTabsSkeleton } from './person-tabs.tsx'

const route = getRouteApi('/staff-own/admin/profiles/$profileHash')

/** One person on a page of their own. */
export default function ProfileScreen() {
  const { profileHash } = route.useParams()
  useWorkingTitle('Individual Profile', 'What your team keeps of one person.')
  useUnlisted()

  return (
    <Part
      key={profileHash}
      loading={
        <div className="page pt-6 pb-16 sm:pt-10">
          <PersonTabsSkeleton />
        </div>
      }
      failing={(failed, retry) => (
        <div className="page pt-6 pb-16 sm:pt-10">
          <h1 className="sr-only">Individual Profile</h1>
          <NoSuchPerson failed={failed} onRetried={retry} />
        </div>
      )}
    >
      <Person hash={profileHash} />
    </Part>
  )
}

function Person({ hash }: { hash: string }) {
  const { tab = 'profile' } = route.useSearch()
  const navigate = useNavigate()
  const person = useRead(staffProfiles.one, { ph: hash })
  const { full_name: name, current_role, current_company, location } = person

  async function goOn() {
    await navigate({ to: paths.staff.profiles })
    // Who comes back to the page is told that they were removed, and the list has one less.
    forgetRead(staffProfiles.one, { ph: hash })
    refreshReads()
  }

  return (
    <Screen
      title={name}
      description="What your team keeps of one person."
      picture={<PersonPicture person={person} />}
      meta={[current_role, current_company ?? notEmployed, location].filter(Boolean).join(' · ')}
      breadcrumbs={
        <Breadcrumbs>
          <TextLink to={paths.staff.profiles}>Profiles</TextLink>
          <span aria-current="page">{name}</span>
        </Breadcrumbs>
      }
      actions={
        <>
          {person.has_resume && <ResumeOf person={person} />}
          <RemovePerson person={person} endsWhatIsShown onRemoved={() => void goOn()} />
        </>
      }
    >
      <PersonTabs
        hash={hash}
        tab={tab}
        onTabChange={(next) =>
          void navigate({ to: '.', search: { tab: next }, replace: true, resetScroll: false })
        }
      />
    </Screen>
  )
}
