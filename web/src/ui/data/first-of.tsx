import { useState, type ReactNode } from 'react'

interface FirstOfProps<Entry> {
  entries: readonly Entry[]
  /** So many stand there at first. */
  most: number
  /** What each of them is, for whoever hears the button alone: "ticket". */
  of: string
  /** What is shown, and behind it the button, where there is more than that. */
  children: (shown: readonly Entry[], button: ReactNode) => ReactNode
}

/** The first of many, and a button that shows the others in place and hides them again. */
export function FirstOf<Entry>({ entries, most, of, children }: FirstOfProps<Entry>) {
  const [isOpen, setOpen] = useState(false)
  const others = entries.length - most
  const button = others > 0 && (
    <button
      type="button"
      aria-expanded={isOpen}
      data-print="shown"
      onClick={() => setOpen(!isOpen)}
      className={buttonStyles}
    >
      {isOpen ? 'Fewer' : `${others} more`}{' '}
      <span className="sr-only">{!isOpen && others === 1 ? of : `${of}s`}</span>
    </button>
  )
  return children(isOpen ? entries : entries.slice(0, most), button)
}

/** As tall as a badge among badges, and as a thumb needs it. */
const buttonStyles =
  'num relative min-h-6 rounded-sm font-semibold whitespace-nowrap text-primary before:absolute before:-inset-x-1.5 before:-inset-y-2.5 hover:text-primary-hover hover:underline'
