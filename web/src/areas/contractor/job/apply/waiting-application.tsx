import type { OpenJobDetail } from '@headframe/wire'

import { stopWaiting } from '../../../../calls/offline/waiting.ts'
import { Card } from '../../../../ui/data/card.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { useWaitingApplication } from './apply-standing.ts'

/** Written where there was no network; whoever thinks better of it takes it back before it is sent. */
export function WaitingApplication({ job }: { job: OpenJobDetail }) {
  const waiting = useWaitingApplication(job)
  return (
    <Card as="section" padding="sm" aria-label="Your application">
      <p className="font-semibold">Waits for the network</p>
      <p className="mt-1 text-sm text-ink-2">
        Your application is kept on this device, and is sent by itself once you are online with the
        app open.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        onClick={() => waiting && stopWaiting(waiting.key)}
      >
        Do not send it
      </Button>
    </Card>
  )
}
