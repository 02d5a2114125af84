import type { ReactNode } from 'react'

interface PrivacySectionProps {
  /** What its address ends in, so that it can be linked to. */
  id: string
  title: string
  children: ReactNode
}

export function PrivacySection({ id, title, children }: PrivacySectionProps) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="scroll-mt-24 text-2xl">
        {title}
      </h2>
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </section>
  )
}

interface Entry {
  term: string
  text: ReactNode
}

/** What is said of several things, one after the other: the thing left, its words right. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className="divide-y divide-line">
      {entries.map(({ term, text }) => (
        <div key={term} className="grid gap-x-6 gap-y-0.5 py-3 first:pt-0 sm:grid-cols-[13rem_1fr]">
          <dt className="font-semibold">{term}</dt>
          <dd className="max-w-measure text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
