import { useEffect, useState } from 'react'

import { Skeleton } from '../../../ui/data/skeleton.tsx'
import { Spinner } from '../../../ui/data/spinner.tsx'

const steps = ['Reading your profile', 'Choosing what matters', 'Writing', 'Nearly there'] as const
const stepMs = 2500

/** Says that something is happening, in the place where the text will stand. */
export function WritingProgress() {
  const [step, setStep] = useState(0)

  useEffect(() => {
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, steps.length - 1)), stepMs)
    return () => clearInterval(timer)
  }, [])

  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 font-semibold">
        <Spinner />
        <span role="status">{steps[step]}…</span>
      </p>
      <div className="flex max-w-measure flex-col gap-2.5">
        <Skeleton />
        <Skeleton className="w-11/12" />
        <Skeleton className="w-4/5" />
      </div>
    </div>
  )
}
