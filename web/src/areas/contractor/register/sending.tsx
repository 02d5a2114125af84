import { useEffect, useRef } from 'react'

import { Button } from '../../../ui/form/button.tsx'
import { Progress } from '../../../ui/data/progress.tsx'

interface SendingProps {
  percent: number
  onCancelled: () => void
}

/** The files on their way, in the place of the buttons that sent them. */
export default function Sending({ percent, onCancelled }: SendingProps) {
  const isArrived = percent >= 100
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus(), [])

  return (
    <div ref={box} tabIndex={-1} className="mt-2 flex flex-col gap-3 border-t border-line pt-5">
      <Progress label="Sending your registration" percent={isArrived ? undefined : percent} />
      <div className="flex items-center justify-between gap-4">
        <p className="num text-sm text-ink-2">
          {isArrived
            ? 'Opening your account…'
            : `Sending your picture and resume… ${Math.round(percent)}%`}
        </p>
        <Button variant="secondary" onClick={onCancelled}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
