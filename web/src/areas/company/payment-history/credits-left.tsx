import { payments } from '@headframe/wire'
import { Ticket } from 'lucide-react'

import { useRead } from '../../../calls/use-read.ts'
import { counted } from '../../../lib/figures.ts'
import { Badge } from '../../../ui/data/badge.tsx'

/** Postings that are paid for in advance. */
export function CreditsLeft() {
  const { credits } = useRead(payments.credits, {}, { againWithWindow: true })
  return (
    <Badge tone={credits > 0 ? 'gum' : 'neutral'} icon={Ticket}>
      {counted(credits, 'credit')} left
    </Badge>
  )
}
