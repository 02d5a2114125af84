import { RefreshCw } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

/** The list follows by itself when its window is come back to; this is for whoever waits before it. */
export function RefreshJobs({ list }: { list: { refresh: () => Promise<void> } }) {
  const [isBusy, setBusy] = useState(false)
  const [times, setTimes] = useState(0)

  async function refresh() {
    setBusy(true)
    await list.refresh()
    setBusy(false)
    setTimes(times + 1)
  }

  return (
    <>
      <Button
        variant="secondary"
        busy={isBusy}
        busyLabel="Refreshing jobs"
        onClick={() => void refresh()}
      >
        <RefreshCw aria-hidden />
        Refresh jobs
      </Button>
      <VisuallyHidden key={times} role="status">
        {times > 0 && !isBusy ? 'The list is up to date.' : ''}
      </VisuallyHidden>
    </>
  )
}
