import { staffProfiles } from '@headframe/wire'
import { FileUp, UserX } from 'lucide-react'

import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { NothingFound } from '../../../parts/list/list-filters.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { JoinsLine } from '../joins/joins-line.tsx'
import { PeopleList } from '../person/people-list.tsx'
import { RemovePerson, ResumeOf } from '../profile/person-actions.tsx'
import { AddProfiles } from '../uploads/add-profiles.tsx'
import { AddToPool } from './add-to-pool.tsx'
import { inputOfProfiles } from './profiles-reads.ts'
import { profilesWish } from './profiles-wish.ts'

/** Everybody whom the account keeps. */
export default function ProfilesScreen() {
  const list = useWishedList(staffProfiles.list, profilesWish, inputOfProfiles)

  return (
    <AddProfiles>
      {({ button, panel }) => (
        <Screen
          title="Profiles"
          description="The people whom your team keeps: search, sort, read, note and curate them."
          actions={
            <>
              <ButtonLink to={paths.staff.removed} variant="quiet">
                <UserX aria-hidden />
                Removed
              </ButtonLink>
              <ButtonLink to={paths.staff.uploads} variant="secondary">
                <FileUp aria-hidden />
                Upload history
              </ButtonLink>
              {button}
            </>
          }
        >
          {panel}
          <JoinsLine />
          <PeopleList
            list={list}
            caption="Profiles"
            searchLabel="Search names, roles, companies, places, tags, notes and resumes"
            waiting="Please wait, loading your profiles..."
            empty={
              <EmptyState title="No profiles yet">
                You don&apos;t have any parsed profiles on your account. Please use the Add Profile
                button above to start adding profiles.
              </EmptyState>
            }
            noneFound={
              <NothingFound
                title="No profiles are matching your search criteria."
                hint="Try fewer or other words: all of them have to occur."
                all="Show all profiles"
                onCleared={list.clear}
              />
            }
            removal={(person) => <RemovePerson person={person} />}
            actions={(person) => person.has_resume && <ResumeOf person={person} />}
            together={(ticks) => <AddToPool hashes={[...ticks.ticked]} onDone={ticks.clear} />}
          />
        </Screen>
      )}
    </AddProfiles>
  )
}
