import type { OpenJobDetail } from '@headframe/wire'
import { Share2 } from 'lucide-react'

import { Button } from '../../../ui/form/button.tsx'
import { CopyButton } from '../../../ui/data/copy-button.tsx'
import { pageOf } from './job-posting.ts'

/** Hands the job on: through the device's own menu where there is one, else as a link to paste. */
export function ShareJob({ job }: { job: OpenJobDetail }) {
  if (!('share' in navigator)) {
    return (
      <CopyButton text={pageOf(job)} variant="quiet" size="sm" className="-mr-3">
        Copy link
      </CopyButton>
    )
  }

  // Whoever closes the menu without sharing has not failed at anything.
  const share = () => navigator.share({ title: job.title, url: pageOf(job) }).catch(() => undefined)
  return (
    <Button variant="quiet" size="sm" className="-mr-3" onClick={() => void share()}>
      <Share2 aria-hidden />
      Share
    </Button>
  )
}
