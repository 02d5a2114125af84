import { payments } from '@headframe/wire'
import { Download } from 'lucide-react'

import { useDownload } from '../../../calls/use-download.ts'
import { Button } from '../../../ui/form/button.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

interface ReceiptButtonProps {
  paymentId: string
  number: string | null
}

export function ReceiptButton({ paymentId, number }: ReceiptButtonProps) {
  const toast = useToast()
  const { ask, isAsking } = useDownload(payments.receipt, {
    onRefused: (_, text) => toast.error(text),
  })

  return (
    <Button
      variant="quiet"
      busy={isAsking}
      busyLabel="Fetching the receipt"
      className="-mx-4"
      onClick={() => void ask({ paymentId })}
    >
      <Download aria-hidden />
      <VisuallyHidden>Download receipt </VisuallyHidden>
      {number ?? 'Receipt'}
    </Button>
  )
}
