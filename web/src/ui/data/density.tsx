import { Rows3, Rows4 } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { RadioGroup } from '../form/radio-group.tsx'

/** Rows of 52 pixels, or of 40 where the pointer is fine. */
export type Density = 'comfortable' | 'compact'

const storageKey = 'tableDensity'
const listeners = new Set<() => void>()
let chosen: Density | undefined

/** How close the rows of all tables stand, as this browser remembers it. */
export function useDensity(): Density {
  return useSyncExternalStore(subscribe, densityNow)
}

const choices = [
  { value: 'comfortable', label: 'Comfortable', icon: Rows3 },
  { value: 'compact', label: 'Compact', icon: Rows4 },
] as const

/** There is nothing to choose where rows are cards, or where fingers need their room. */
export function DensityChoice() {
  return (
    <RadioGroup
      aria-label="Row height"
      look="segmented"
      className="hidden pointer-fine:lg:inline-flex"
      choices={choices}
      value={useDensity()}
      onChosen={choose}
    />
  )
}

function choose(density: Density): void {
  chosen = density
  try {
    localStorage.setItem(storageKey, density)
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const tell of listeners) tell()
}

function densityNow(): Density {
  chosen ??= stored()
  return chosen
}

function stored(): Density {
  try {
    return localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'comfortable'
  } catch {
    return 'comfortable'
  }
}

function subscribe(onChange: () => void): () => void {
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key !== storageKey) return
    chosen = undefined
    onChange()
  }
  listeners.add(onChange)
  window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', followOtherTab)
  }
}
