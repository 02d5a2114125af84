import { contractorProfiles } from '@headframe/wire'
import { CloudOff } from 'lucide-react'

import { stopWaiting, useWaiting } from '../../../calls/offline/waiting.ts'
import { useGlance } from '../../../calls/use-read.ts'
import { Card } from '../../../ui/data/card.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

/** What was written where there was no network is looked for among the others. */
export function WaitingApplications() {
  const account = useGlance(contractorProfiles.account, {}, true)
  const waiting = useWaiting().filter(
    ({ kind, sender }) => kind === 'application' && sender === account?.uuid,
  )
  if (waiting.length === 0) return null
  return (
    <Card as="section" padding="sm" aria-label="Not sent yet">
      <p className="flex items-center gap-2 font-semibold">
        <CloudOff aria-hidden className="size-4.5 shrink-0 text-ink-2" />
        Waits for the network
      </p>
      <ul className="mt-2 divide-y divide-line">
        {waiting.map(({ key, name }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button variant="secondary" size="sm" onClick={() => stopWaiting(key)}>
              Do not send it<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">
        Kept on this device, and sent by itself once you are online with the app open.
      </p>
    </Card>
  )
}
