import { words } from '@headframe/wire'
import { Share2, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { shareLinkOf } from '../../../parts/profile/share-link.ts'
import { SharingControls } from './sharing-controls.tsx'

interface ShareProfileProps {
  uuid: string
  isShared: boolean
}

/** Copies the link; what there is to decide about it is in the panel beside the button. */
export function ShareProfile({ uuid, isShared }: ShareProfileProps) {
  const toast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const [isRefused, setIsRefused] = useState(false)

  async function share() {
    // A link that leads nowhere is not handed out: first its owner decides to switch it on.
    if (!isShared) return setIsOpen(true)
    try {
      await navigator.clipboard.writeText(shareLinkOf(uuid))
      toast.success(words.shareLinkCopied)
    } catch {
      setIsRefused(true)
      setIsOpen(true)
    }
  }

  return (
    <div className="flex gap-1">
      <Button onClick={() => void share()}>
        <Share2 aria-hidden />
        Share Profile
      </Button>
      <Popover
        title="Sharing"
        align="end"
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open)
          if (!open) setIsRefused(false)
        }}
        className="w-104"
        trigger={<IconButton icon={SlidersHorizontal} label="Sharing options" variant="outlined" />}
      >
        <SharingControls uuid={uuid} isShared={isShared} isSelected={isRefused} />
      </Popover>
    </div>
  )
}
