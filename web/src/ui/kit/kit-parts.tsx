import type { ReactNode } from 'react'

/** A named part of the kit page. */
export function KitGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10">
      <h2 className="mb-6">{title}</h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  )
}

/** Variants of one component, side by side. */
export function KitRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 font-sans text-sm font-medium tracking-normal text-ink-2">{title}</h3>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </div>
  )
}
