import { Sparkles } from 'lucide-react'

interface DescriptionTextProps {
  text: string
  /** Who has changed it since, as they are called here. */
  changedBy?: string | undefined
  /** It was written from a resume that another one has taken the place of. */
  isOutdated?: boolean
}

/** Whoever reads it has to know that no person wrote it, or how much of it is a person's. */
export function DescriptionText({ text, changedBy, isOutdated = false }: DescriptionTextProps) {
  const source = isOutdated ? 'an earlier resume' : 'this profile'
  return (
    <div>
      <p className="max-w-measure wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="mt-4 flex items-start gap-1.5 text-sm text-ink-2">
        <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0" />
        Written by a program from {source}
        {changedBy && `, then changed by ${changedBy}`}.
      </p>
    </div>
  )
}
