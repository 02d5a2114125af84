import { Share2 } from 'lucide-react'

import { jobAddress } from '../../lib/paths.ts'
import { CopyButton } from '../../ui/data/copy-button.tsx'
import { Button } from '../../ui/form/button.tsx'

/** Hands the job on: through the device's own menu where there is one, else as a link to paste. */
export function ShareJob({ title, slug }: { title: string; slug: string }) {
  const url = new URL(jobAddress(slug), window.location.origin).href
  if (!('share' in navigator)) {
    return (
      <CopyButton text={url} variant="quiet" size="sm" className="-mr-3">
        Copy link
      </CopyButton>
    )
  }

  // Whoever closes the menu without sharing has not failed at anything.
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  return (
    <Button variant="quiet" size="sm" className="-mr-3" onClick={() => void share()}>
      <Share2 aria-hidden />
      Share
    </Button>
  )
}
