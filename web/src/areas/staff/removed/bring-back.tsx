import { staffProfiles, type RemovedProfile } from '@headframe/wire'
import { Undo2 } from 'lucide-react'

import { useWrite } from '../../../calls/use-write.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

interface BringBackProps {
  person: Pick<RemovedProfile, 'profile_hash' | 'full_name'>
  onBack?: () => void
}

/** Of somebody who was removed: they are in every list again, as they were. */
export function BringBack({ person: { profile_hash: ph, full_name }, onBack }: BringBackProps) {
  const toast = useToast()
  const { ask, isAsking } = useWrite(staffProfiles.restore, {
    onDone() {
      toast.success(`${full_name} is back.`)
      onBack?.()
    },
    onRefused: (_, text) => toast.error(text),
  })
  return (
    <Button
      variant="secondary"
      busy={isAsking}
      busyLabel="Bringing back"
      onClick={() => void ask({ ph })}
    >
      <Undo2 aria-hidden />
      Bring back
      <VisuallyHidden> {full_name}</VisuallyHidden>
    </Button>
  )
}
