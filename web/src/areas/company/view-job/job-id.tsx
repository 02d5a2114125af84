import { Copy } from 'lucide-react'

import { useToast } from '../../../ui/toast.tsx'

/** What people name the job by when they talk about it, to be copied. */
export function JobId({ slug }: { slug: string }) {
  const toast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(slug)
      toast.success(`Job ID #${slug} has been copied to your clipboard.`)
    } catch {
      // No permission, or a page without https: the text itself stays selectable.
      toast.warning('The Job ID could not be copied. Please select it instead.')
    }
  }

  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <span className="min-w-0 truncate select-all">#{slug}</span>
      <button
        type="button"
        aria-label="Copy the Job ID"
        title="Copy the Job ID"
        onClick={() => void copy()}
        className="relative -my-2 inline-flex size-9 shrink-0 items-center justify-center rounded-md transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <Copy aria-hidden className="size-4" />
      </button>
    </span>
  )
}
