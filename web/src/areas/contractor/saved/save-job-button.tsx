import { savedJobs, wordsFor } from '@headframe/wire'
import { useRouter } from '@tanstack/react-router'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useEffect, useState } from 'react'

import { isSessionRefused } from '../../../calls/failure.ts'
import { outcomeOf } from '../../../calls/outcome.ts'
import { useSession } from '../../../calls/session.ts'
import { useWrite, write } from '../../../calls/use-write.ts'
import { paths } from '../../../lib/paths.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { rememberJobToSave, takeJobToSave } from './save-intent.ts'

interface SaveJobButtonProps {
  jobId: string
  title: string
  saved: boolean
  /** Above the link that answers for the whole card, in its corner. */
  isOnCard?: boolean
}

/** Keeps a job to come back to. It shows at once; what could not be saved goes back to how it was. */
export function SaveJobButton({ jobId, title, saved: kept, isOnCard }: SaveJobButtonProps) {
  const router = useRouter()
  const toast = useToast()
  const { isContractorLoggedIn, isCompanyLoggedIn } = useSession()
  const [wish, setWish] = useState<boolean>()
  if (wish === kept) setWish(undefined)
  const saved = wish ?? kept
  const { ask, isAsking } = useWrite(savedJobs.save, {
    losesNothing: true,
    onRefused: (refusal, text) => {
      setWish(undefined)
      if (isSessionRefused(refusal)) return signInToSave()
      toast.error(saved && text === savedJobs.save.fallback ? notRemoved : text)
    },
  })

  useEffect(() => {
    if (isContractorLoggedIn && takeJobToSave(jobId)) void saveAsWanted(jobId, toast.error)
  }, [isContractorLoggedIn, jobId, toast])

  function press() {
    if (isAsking) return
    if (isContractorLoggedIn) {
      setWish(!saved)
      return void ask({ jobId, saved: !saved })
    }
    signInToSave()
  }

  function signInToSave() {
    if (!kept) rememberJobToSave(jobId)
    const back = { redirect_uri: router.latestLocation.href }
    void router.navigate({ to: paths.contractor.login, search: back })
  }

  if (isCompanyLoggedIn && !isContractorLoggedIn) return null
  return (
    <IconButton
      icon={saved ? BookmarkCheck : Bookmark}
      label={saved ? `Saved: ${title}` : `Save ${title}`}
      aria-pressed={saved}
      className={
        isOnCard ? 'relative z-10 -my-2 -mr-2 @lg:absolute @lg:right-5 @lg:bottom-5' : undefined
      }
      onClick={press}
    />
  )
}

/** The words of the call tell of saving alone. */
const notRemoved = 'The job could not be removed from your saved jobs. Please try again.'

/** What somebody wanted before they signed in. */
async function saveAsWanted(jobId: string, onRefused: (text: string) => void): Promise<void> {
  const outcome = await outcomeOf(() => write(savedJobs.save, { jobId, saved: true }))
  if (outcome !== 'stopped' && 'refusal' in outcome) {
    onRefused(wordsFor(outcome.refusal, savedJobs.save))
  }
}
