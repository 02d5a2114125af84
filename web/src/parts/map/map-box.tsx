import type { ReactNode } from 'react'

import { cn } from '../../ui/cn.ts'
import { Spinner } from '../../ui/data/spinner.tsx'
import { NotLoaded } from '../not-loaded.tsx'

/** What stands around every map: it is as large before, while and after it loads. */
export function MapBox({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('map-box', className)}>{children}</div>
}

export function MapLoading() {
  return (
    <div className="flex size-full items-center justify-center text-ink-2">
      <Spinner label="Loading the map" />
    </div>
  )
}

interface MapFailureProps {
  /** What would have been on it. */
  places: readonly string[]
  /** What a sheet covers at the bottom. */
  coveredPixels?: number
  onRetried: () => void
}

export function MapFailure({ places, coveredPixels = 0, onRetried }: MapFailureProps) {
  return (
    <NotLoaded
      title="Error loading map. Please try again."
      onRetried={onRetried}
      className="justify-center-safe size-full overflow-y-auto border-0"
      style={{ borderBottom: `${coveredPixels}px solid transparent` }}
    >
      <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1">
        {[...new Set(places)].map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </NotLoaded>
  )
}
