import { savedSearches, savedSearchSizes } from '@headframe/wire'

import { Screen } from '../../../calls/screen.tsx'
import { Part } from '../../../calls/part.tsx'
import { useRead } from '../../../calls/use-read.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../parts/links.tsx'
import { EmptyState } from '../../../ui/data/empty-state.tsx'
import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
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
  if (searches.length === 0) return <NothingSaved />

  return (
    <>
      <MailSwitch isOn={mails_on} />
      <ul aria-label="Saved searches" className="grid gap-4">
        {searches.map((search) => (
          <li key={search.id}>
            <SavedSearchCard search={search} />
          </li>
        ))}
      </ul>
      <p className="num text-sm text-ink-2">
        {searches.length} of {savedSearchSizes.most} saved searches
      </p>
    </>
  )
}

/** The link at the foot of each letter throws it as well. */
function MailSwitch({ isOn }: { isOn: boolean }) {
  const toast = useToast()
  const { ask, isAsking } = useWrite(savedSearches.switchMails, {
    losesNothing: true,
    onRefused: (_, text) => toast.error(text),
  })
  return (
    <Switch
      label="Mail me about new jobs"
      hint={isOn ? 'As often as each search says.' : 'Off for all of your saved searches.'}
      checked={isOn}
      disabled={isAsking}
      onChange={({ target }) => void ask({ on: target.checked })}
    />
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
