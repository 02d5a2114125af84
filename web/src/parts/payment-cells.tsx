import type { PaymentRow } from '@headframe/wire'
import { CircleCheck, CircleX, Clock, RotateCcw, type LucideIcon } from 'lucide-react'

import { dollars } from '../lib/figures.ts'
import { Badge } from '../ui/data/badge.tsx'
import type { Tone } from '../ui/tone.ts'

export function PaymentAmount({ payment: { method, amount, gst } }: { payment: PaymentRow }) {
  if (method === 'credit') return '1 credit'
  if (method === 'free') return 'Free'
  return (
    <>
      <span className="block font-semibold">{dollars(amount)}</span>
      <span className="block text-sm whitespace-nowrap text-ink-2">incl. {dollars(gst)} GST</span>
    </>
  )
}

const statusLooks: Record<PaymentRow['status'], { word: string; tone: Tone; icon: LucideIcon }> = {
  succeeded: { word: 'Paid', tone: 'gum', icon: CircleCheck },
  pending: { word: 'Pending', tone: 'warn', icon: Clock },
  failed: { word: 'Failed', tone: 'danger', icon: CircleX },
  refunded: { word: 'Refunded', tone: 'info', icon: RotateCcw },
}

export function PaymentStatus({ status }: Pick<PaymentRow, 'status'>) {
  const { word, tone, icon } = statusLooks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}
