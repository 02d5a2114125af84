import { staffProfiles } from '@headframe/wire'
import { FileUp, UserX } from 'lucide-react'

import { Screen } from '../../../calls/screen.tsx'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { NothingFound } from '../../../parts/list/list-filters.tsx'
import { useWishedList } from '../../../parts/list/use-wished-list.ts'
import { announceScreen } from '../../../parts/announce-screen.ts'
import { typedFilters } from '../../../parts/search/typed-filters.ts'
import { WaysOut } from '../../../parts/search/ways-out.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { JoinsLine } from '../joins/joins-line.tsx'
import { usePeopleReading } from '../person/people-reading.ts'
import { PeopleList } from '../person/people-list.tsx'
import { RemovePerson, ResumeOf } from '../profile/person-actions.tsx'
import { AddProfiles } from '../uploads/add-profiles.tsx'
import { ReviewsLine } from '../uploads/reviews-line.tsx'
import { AddToPool } from './add-to-pool.tsx'
import { inputOfProfiles } from './profiles-reads.ts'
import { profilesWish, type ProfilesWish } from './profiles-wish.ts'

/** Everybody whom the account keeps. */
export default function ProfilesScreen() {
  const list = useWishedList(staffProfiles.list, profilesWish, inputOfProfiles)
  const reading = usePeopleReading(list.wish.search)

  // The button that is pressed is about to go.
  const loosen: typeof list.change = (changes) => {
    announceScreen()
    list.change(changes)
  }

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
          <div className="flex flex-col gap-1 empty:hidden">
            <ReviewsLine />
            <JoinsLine />
          </div>
          <PeopleList
            heading="h2"
            list={list}
            caption="Profiles"
            keptAs="profiles"
            searchLabel="Search names, roles, companies, places, tags, notes and resumes"
            reading={reading}
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
                ways={
                  <WaysOut
                    call={staffProfiles.list}
                    of="profile"
                    wish={list.wish}
                    filters={typedFilters(list.wish, reading)}
                    inputOf={countingIn}
                    cleared={profilesWish.cleared}
                    onLoosened={loosen}
                  />
                }
              />
            }
            removal={(person, onRemoved) => <RemovePerson person={person} onRemoved={onRemoved} />}
            actions={(person) => person.has_resume && <ResumeOf person={person} />}
            together={(ticks) => <AddToPool hashes={[...ticks.ticked]} onDone={ticks.clear} />}
          />
        </Screen>
      )}
    </AddProfiles>
  )
}

/** Asks for a page as any other: how many there are is told beside it. */
function countingIn(wish: ProfilesWish) {
  return inputOfProfiles({ search: wish.search })
}
