import { staffUploads } from '@headframe/wire'
import { FileX } from 'lucide-react'

import { useWrite } from '../../../calls/use-write.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'

interface RejectUploadProps {
  hash: string
  onRejected: () => void
}

export function RejectUpload({ hash, onRejected }: RejectUploadProps) {
  const toast = useToast()
  const { ask, problem } = useWrite(staffUploads.resolve, {
    endsWhatIsShown: true,
    onDone() {
      toast.success('The file was rejected.')
      onRejected()
    },
  })
  return (
    <Confirm
      trigger={
        <Button variant="quiet">
          <FileX aria-hidden />
          Reject
        </Button>
      }
      title="Reject this file?"
      description="The file and all that was read from it are deleted. This cannot be undone."
      confirmLabel="Reject"
      danger
      error={problem}
      onConfirmed={() => ask({ fh: hash, action: 'reject', ph: undefined, fields: {} })}
    />
  )
}
