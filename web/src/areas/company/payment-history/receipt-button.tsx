import { payments } from '@headframe/wire'
import { Download } from 'lucide-react'

import { textOfFailure } from '../../../calls/failure.ts'
import { useDownload } from '../../../calls/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface ReceiptButtonProps {
  paymentId: string
  number: string | null
}

export function ReceiptButton({ paymentId, number }: ReceiptButtonProps) {
  const toast = useToast()
  const { fetchFile, isFetching } = useDownload(payments.receipt, (failed) =>
    toast.error(textOfFailure(failed)),
  )

  return (
    <Button
      variant="quiet"
      busy={isFetching}
      busyLabel="Fetching the receipt"
      className="-mx-4"
      onClick={() => fetchFile({ paymentId })}
    >
      <Download aria-hidden />
      <VisuallyHidden>Download receipt </VisuallyHidden>
      {number ?? 'Receipt'}
    </Button>
  )
}
