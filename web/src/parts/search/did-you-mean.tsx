interface DidYouMeanProps {
  /** The search as it may be meant. */
  meant: string
  onTaken: (search: string) => void
}

/** Offered, and never done by itself. */
export function DidYouMean({ meant, onTaken }: DidYouMeanProps) {
  return (
    <p className="text-ink-2">
      Did you mean{' '}
      <button
        type="button"
        className="relative font-semibold text-primary underline underline-offset-2 before:absolute before:-inset-x-1 before:-inset-y-3 hover:text-primary-hover"
        onClick={() => onTaken(meant)}
      >
        {meant}
      </button>
      ?
    </p>
  )
}
