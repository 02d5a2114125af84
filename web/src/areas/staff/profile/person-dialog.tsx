import { staffProfiles, type StaffProfile } from '@headframe/wire'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { isNotThere } from '../../../calls/failure.ts'
import { Part } from '../../../calls/part.tsx'
import { useFailure } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../parts/links.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { notEmployed } from '../person/person-words.ts'
import type { PersonTab } from '../profiles/profiles-wish.ts'
import { NoSuchPerson } from './no-such-person.tsx'
import { PersonTabs, PersonTabsSkeleton } from './person-tabs.tsx'

interface PersonDialogProps {
  /** Whom the address names; nobody closes it. */
  hash: string | undefined
  tab: PersonTab
  /** Those of the list in view, for who stands before and after. */
  people: readonly StaffProfile[]
  onShown: (hash: string | undefined, tab: PersonTab) => void
}

/** One of a list, opened over it. */
export function PersonDialog({ hash, tab, people, onShown }: PersonDialogProps) {
  const at = people.findIndex((person) => person.profile_hash === hash)
  const person = people[at]
  const { full_name = 'Profile', current_role, current_company } = person ?? {}

  function turn(by: 1 | -1) {
    const next = people[at + by]
    if (next) onShown(next.profile_hash, tab)
  }

  return (
    <Dialog
      open={hash !== undefined}
      onOpenChange={(isOpen) => !isOpen && onShown(undefined, 'profile')}
      size="lg"
      title={full_name}
      description={
        person && [current_role, current_company ?? notEmployed].filter(Boolean).join(' · ')
      }
      tools={
        at >= 0 && (
          <>
            <IconButton
              icon={ChevronLeft}
              label="Previous person"
              disabled={at === 0}
              onClick={() => turn(-1)}
            />
            <IconButton
              icon={ChevronRight}
              label="Next person"
              disabled={at === people.length - 1}
              onClick={() => turn(1)}
            />
          </>
        )
      }
      footer={hash !== undefined && <FullPage hash={hash} />}
    >
      {hash !== undefined && (
        <Part
          key={hash}
          loading={<PersonTabsSkeleton />}
          failing={(failed, retry) => <NoSuchPerson failed={failed} onRetried={retry} />}
        >
          <PersonTabs hash={hash} tab={tab} onTabChange={(next) => onShown(hash, next)} />
        </Part>
      )}
    </Dialog>
  )
}

function FullPage({ hash }: { hash: string }) {
  const fault = useFailure(staffProfiles.one, { ph: hash })
  if (isNotThere(fault)) return null
  return (
    <div className="w-full">
      <TextLink to={paths.staff.profile} params={{ profileHash: hash }} look="alone">
        Open the full page
      </TextLink>
    </div>
  )
}
