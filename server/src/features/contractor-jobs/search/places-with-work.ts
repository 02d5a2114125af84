import type { Reading } from '../../../db/open.ts'
import type { Nearness } from '../../../market/near.ts'
import { kindsOf } from '../../../occupations/kinds.ts'
import { readSearch } from '../../../search-words/read-search.ts'
import type { Suggestion } from '../../../search-words/suggestions.ts'
import { nearnessOf } from './sought.ts'
import { areJobsNear } from './suggestion-queries.ts'

/** Of the places behind an occupation, those first where somebody looks for one. */
export async function thoseWithWorkFirst(
  db: Reading,
  some: readonly Suggestion[],
  now: Date,
): Promise<readonly Suggestion[]> {
  const places = some.flatMap((suggestion) => {
    const meant = suggestion.kind === 'place' ? whoAndWhere(suggestion.text, now) : undefined
    return meant ? [{ suggestion, ...meant }] : []
  })
  const [first] = places
  if (!first) return some
  const found = await areJobsNear(
    db,
    first.occupations,
    places.map(({ near }) => near),
    now,
  )
  const withWork = new Set(places.flatMap(({ suggestion }, at) => (found[at] ? [suggestion] : [])))
  const rank = (one: Suggestion) => Number(one.kind === 'place') + Number(withWork.has(one))
  return some.toSorted((one, other) => rank(other) - rank(one))
}

interface WhoAndWhere {
  readonly occupations: readonly string[]
  readonly near: Nearness
}

function whoAndWhere(text: string, now: Date): WhoAndWhere | undefined {
  const { chips } = readSearch(text, now)
  const occupations = chips.flatMap((chip) =>
    chip.kind === 'occupation' ? kindsOf(chip.occupation) : [],
  )
  const place = chips.findLast((chip) => chip.kind === 'place')
  return occupations.length > 0 && place ? { occupations, near: nearnessOf(place) } : undefined
}
