import { Sparkles } from 'lucide-react'

/** Whoever reads it has to know that no person wrote it. */
export function DescriptionText({ text }: { text: string }) {
  return (
    <>
      <p className="max-w-measure whitespace-pre-line">{text}</p>
      <p className="mt-4 flex items-center gap-1.5 text-sm text-ink-2">
        <Sparkles aria-hidden className="size-4 shrink-0" />
        Written by a program from this profile.
      </p>
    </>
  )
}
