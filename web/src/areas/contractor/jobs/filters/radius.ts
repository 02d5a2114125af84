import { inFigures } from '../../../../lib/figures.ts'
import type { JobsSearch } from '../jobs-search.ts'

const offered = [25, 50, 100, 200, 500, 1000]

/** Nobody has said how far: around a town that is a drive, and a region counts whole. */
export const anyRadius = 'Nearby'

/** The distances to choose from; one that came with a link is among them. */
export function radiusOptions({ radius }: JobsSearch) {
  return [...new Set(radius === undefined ? offered : [...offered, radius])]
    .toSorted((one, other) => one - other)
    .map((km) => ({ value: String(km), label: `Within ${inFigures(km)} km` }))
}
