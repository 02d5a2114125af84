import { reference } from '@headframe/wire'
import { RotateCcw } from 'lucide-react'

import { Button } from '../../../ui/form/button.tsx'

/** In the place of the list; the rest of the form goes on without it. */
export function IndustriesFailed({ onRetried }: { onRetried: () => void }) {
  return (
    <div role="alert" className="flex min-h-11 flex-wrap items-center justify-between gap-2">
      <span className="text-sm font-medium text-danger">{reference.industriesV2.fallback}</span>
      <Button variant="secondary" size="sm" onClick={onRetried}>
        <RotateCcw aria-hidden />
        Try again
      </Button>
    </div>
  )
}
