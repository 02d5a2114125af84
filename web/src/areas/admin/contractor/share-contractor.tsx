import { words } from '@headframe/wire'
import { Share2 } from 'lucide-react'

import { shareLinkOf } from '../../../parts/profile/share-link.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

interface ShareContractorProps {
  uuid: string
  isShared: boolean
}

/** Copies the public address. Only its owner decides whether it opens. */
export function ShareContractor({ uuid, isShared }: ShareContractorProps) {
  const toast = useToast()

  async function share() {
    if (!isShared) return toast.warning('They have switched their share link off.')
    const link = shareLinkOf(uuid)
    try {
      await navigator.clipboard.writeText(link)
      toast.success(words.shareLinkCopied)
    } catch {
      toast.warning(`Your browser did not let us copy it: ${link}`, { durationMs: 15_000 })
    }
  }

  return (
    <Button onClick={() => void share()}>
      <Share2 aria-hidden />
      Share Profile
    </Button>
  )
}
