import { savedSearches } from '@headframe/wire'
import { useRouter } from '@tanstack/react-router'
import { Bell, BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'

import { useSession } from '../../../calls/session.ts'
import { useGlance } from '../../../calls/use-read.ts'
import { paths } from '../../../lib/paths.ts'
import { lazyPart } from '../../../parts/lazy-part.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { Filter } from '../jobs/in-force/filters-in-force.ts'
import type { JobsSearch } from '../jobs/jobs-search.ts'
import { forgetSearchToSave, isSearchToSave, rememberSearchToSave } from './save-intent.ts'
import { keyOfWish, wishToSave } from './wish-to-save.ts'

const SaveSearchDialog = lazyPart(() => import('./save-search-dialog.tsx'))

interface SaveSearchProps {
  search: JobsSearch
  filters: readonly Filter[]
}

/** Keeps what is looked for, and says how often to hear of what is new in it. */
export function SaveSearch({ search, filters }: SaveSearchProps) {
  const router = useRouter()
  const { isContractorLoggedIn, isCompanyLoggedIn } = useSession()
  const wish = wishToSave(search)
  const key = keyOfWish(wish)
  // Who has just signed in comes back to it, once it is known what they have saved already.
  const [isBack, setIsBack] = useState(() => isContractorLoggedIn && isSearchToSave(key))
  const [isOpen, setIsOpen] = useState(isBack)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const kept = useGlance(savedSearches.list, {}, isContractorLoggedIn)
  const own = kept?.searches.find((one) => keyOfWish(one.wish) === key)

  useEffect(forgetSearchToSave, [])

  function press() {
    if (!isContractorLoggedIn) return signInToSave()
    setIsBack(false)
    setIsOpen(true)
  }

  function signInToSave() {
    rememberSearchToSave(key)
    const back = { redirect_uri: router.latestLocation.href }
    void router.navigate({ to: paths.contractor.login, search: back })
  }

  if (isCompanyLoggedIn && !isContractorLoggedIn) return null
  return (
    <>
      <Button variant="secondary" onClick={press} onPointerEnter={SaveSearchDialog.prepare}>
        {own ? <BellRing aria-hidden /> : <Bell aria-hidden />}
        <span className="max-sm:sr-only">{own ? 'Search saved' : 'Save search'}</span>
      </Button>
      {wasOpen && (kept || !isBack) && (
        <SaveSearchDialog
          key={own?.id ?? key}
          isOpen={isOpen}
          onClosed={() => setIsOpen(false)}
          wish={wish}
          own={own}
          others={kept?.searches.filter((one) => one !== own) ?? []}
          suggestedName={nameOf(filters)}
          isMailOn={kept?.mails_on ?? true}
          onSessionOver={signInToSave}
          loading={null}
        />
      )}
    </>
  )
}

/** What narrows the list down is what a search is called by. */
function nameOf(filters: readonly Filter[]): string {
  const labels = filters.filter(({ key }) => key !== 'applied').map(({ label }) => label)
  return labels.join(', ').slice(0, 80).trim() || 'All open jobs'
}
