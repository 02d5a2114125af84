import type { ReactNode } from 'react'

interface DidYouMeanProps {
  /** The search as it may be meant. */
  meant: string
  onTaken: (search: string) => void
}

/** Offered, and never done by itself. */
export function DidYouMean({ meant, onTaken }: DidYouMeanProps) {
  return (
    <p data-print="hidden" className="text-ink-2">
      Did you mean <Offered onTaken={() => onTaken(meant)}>{meant}</Offered>?
    </p>
  )
}

interface OfferedProps {
  onTaken: () => void
  children: ReactNode
}

/** Another search, within a sentence. */
export function Offered({ onTaken, children }: OfferedProps) {
  return (
    <button
      type="button"
      className="relative font-semibold text-primary underline underline-offset-2 before:absolute before:-inset-x-1 before:-inset-y-3 hover:text-primary-hover"
      onClick={onTaken}
    >
      {children}
    </button>
  )
}
