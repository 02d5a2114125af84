import { WifiOff } from 'lucide-react'

import { useConnection } from '../../calls/reachability.ts'

const texts = {
  offline: 'You are offline. What you see may be out of date, and nothing can be saved.',
  unreachable: 'We cannot reach the marketplace right now. What you see may be out of date.',
} as const

/** Stays while there is no way to the server; what was typed is kept meanwhile. */
export function ConnectionBanner() {
  const connection = useConnection()

  return (
    <div role="status">
      {connection !== 'good' && (
        <div className="border-b border-line bg-wattle-soft text-warn-ink">
          <p className="page flex min-h-11 items-center gap-2 py-1.5 text-sm font-medium">
            <WifiOff aria-hidden className="size-4.5 shrink-0" />
            {texts[connection]}
          </p>
        </div>
      )}
    </div>
  )
}
