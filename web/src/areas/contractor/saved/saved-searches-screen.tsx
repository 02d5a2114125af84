import { savedSearches, savedSearchSizes } from '@headframe/wire'
import { useRef } from 'react'

import { Screen } from '../../../calls/screen.tsx'
import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { focusStart } from '../../../parts/announce-screen.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { MailSwitch } from './mail-switch.tsx'
import { SavedSearchCard } from './saved-search-card.tsx'

export default function SavedSearchesScreen() {
  return (
    <Screen
      title="Saved Searches"
      description="What you look for, and how often you hear of new jobs in it."
    >
      <Part loading={<Skeleton className="h-60 rounded-lg" />}>
        <Searches />
      </Part>
    </Screen>
  )
}

function Searches() {
  const { searches, mails_on } = useRead(savedSearches.list, {})
  const list = useRef<HTMLUListElement>(null)
  // A search that is deleted takes its button along, and the last one the list.
  useKeptFocus(() => list.current ?? focusStart(), searches.length)
  if (searches.length === 0) return <NothingSaved />

  return (
    <>
      <MailSwitch isOn={mails_on} />
      <ul ref={list} tabIndex={-1} aria-label="Saved searches" className="grid gap-4">
        {searches.map((search) => (
          <li key={search.id}>
            <SavedSearchCard search={search} isMailOn={mails_on} />
          </li>
        ))}
      </ul>
      <p className="num text-sm text-ink-2">
        {searches.length} of {savedSearchSizes.most} saved searches
      </p>
    </>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      title="You have not saved any search yet."
      action={<ButtonLink to={paths.contractor.jobs}>Find Opportunities</ButtonLink>}
    >
      Look for jobs, then press “Save search” to hear of new ones that fit.
    </EmptyState>
  )
}
