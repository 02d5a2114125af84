import type { adminPayments, payments } from '@headframe/wire'
import { Download } from 'lucide-react'

import { useDownload } from '../calls/use-download.ts'
import { Button } from '../ui/form/button.tsx'
import { useToast } from '../ui/overlay/toast.ts'
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx'

interface ReceiptButtonProps {
  /** The company asks for its own, an administrator for anybody's. */
  call: typeof payments.receipt | typeof adminPayments.receipt
  paymentId: string
  number: string | null
}

export function ReceiptButton({ call, paymentId, number }: ReceiptButtonProps) {
  const toast = useToast()
  const { ask, isAsking } = useDownload(call, {
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
