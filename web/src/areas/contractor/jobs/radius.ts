import { usualRadius } from '@headframe/wire'

import { inFigures } from '../../../lib/figures.ts'
import type { JobsSearch } from './jobs-search.ts'

const offered = [25, 50, 100, 200, 500, 1000]

export function radiusOf({ radius = usualRadius }: JobsSearch): number {
  return radius
}

/** The distances to choose from; one that came with a link is among them. */
export function radiusOptions(search: JobsSearch) {
  return [...new Set([...offered, radiusOf(search)])]
    .toSorted((one, other) => one - other)
    .map((km) => ({ value: String(km), label: `Within ${inFigures(km)} km` }))
}
