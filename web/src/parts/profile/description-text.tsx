import { Sparkles } from 'lucide-react'

interface DescriptionTextProps {
  text: string
  /** Who has changed it since, as they are called here. */
  changedBy?: string | undefined
}

/** Whoever reads it has to know that no person wrote it, or how much of it is a person's. */
export function DescriptionText({ text, changedBy }: DescriptionTextProps) {
  return (
    <div>
      <p className="max-w-measure wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="mt-4 flex items-start gap-1.5 text-sm text-ink-2">
        <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0" />
        Written by a program from this profile{changedBy && `, then changed by ${changedBy}`}.
      </p>
    </div>
  )
}
