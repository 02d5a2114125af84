import type { ReactNode } from 'react'

/** What a map says in words, over its upper left corner. No name of a place lies under it. */
export function PlaceChip({ children }: { children: ReactNode }) {
  return (
    <div
      data-on-map
      className="pointer-events-none absolute top-2 left-2 z-1000 flex max-w-[calc(100%-5rem)] flex-wrap gap-x-2 rounded-sm bg-surface/90 px-2 py-0.5 text-xs text-ink"
    >
      {children}
    </div>
  )
}
