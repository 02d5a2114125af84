import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

import { cn } from '../../ui/cn.ts'

interface Outcome {
  text: string
  hasFailed?: true
}

const shownMs = 3000

/** The short name of a job, for those who write or speak about it: pressed, it is on the clipboard. */
export function CopyJobId({ slug }: { slug: string }) {
  // A new one for each press, so that each is shown for its full time.
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(slug)
      setOutcome({ text: `Job ID #${slug} has been copied to your clipboard.` })
    } catch {
      // No permission, or a page without https: the text itself can be selected.
      setOutcome({
        text: 'Your browser did not let us copy it. Please select it instead.',
        hasFailed: true,
      })
    }
  }

  return (
    <span className="relative inline-flex max-w-full">
      <button
        type="button"
        title="Copy the job ID"
        className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-sm transition-colors hover:text-primary pointer-coarse:min-h-11"
        onClick={() => void copy()}
      >
        <Copy aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">Copy the job ID </span>
        <span className="min-w-0 truncate select-text">#{slug}</span>
      </button>
      <output
        className={cn(
          'absolute top-full left-0 z-20 w-max max-w-[min(24rem,80vw)] rounded-md px-3 py-2 text-sm text-ink shadow-e2 empty:hidden',
          outcome?.hasFailed ? 'bg-danger-soft' : 'bg-gum-soft',
        )}
      >
        {outcome?.text}
      </output>
    </span>
  )
}
