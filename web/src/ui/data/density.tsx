import { Rows3, Rows4 } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { createChoice } from '../../lib/remembered-choice.ts'
import { RadioGroup } from '../form/radio-group.tsx'

/** Rows of 52 pixels, or of 40 where the pointer is fine. */
export type Density = 'comfortable' | 'compact'

const choice = createChoice('tableDensity', ['comfortable', 'compact'])

/** How close the rows of all tables stand, as this browser remembers it. */
export function useDensity(): Density {
  return useSyncExternalStore(choice.subscribe, choice.now)
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
      onChosen={choice.choose}
    />
  )
}
