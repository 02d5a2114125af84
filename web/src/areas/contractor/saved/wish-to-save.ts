import type { SavedWish } from '@headframe/wire'

import type { JobsSearch } from '../jobs/jobs-search.ts'

/** What is looked for: without the order, the view, and what its reader has applied to. */
export function wishToSave({
  page: _page,
  sort: _sort,
  view: _view,
  job: _picked,
  applied: _applied,
  ...looked
}: JobsSearch): SavedWish {
  return looked
}

/** The list of a saved search. */
export function searchOfWish({ includeUndisclosed, ...wish }: SavedWish): JobsSearch {
  return { ...wish, includeUndisclosed: includeUndisclosed === '1' ? '1' : undefined }
}

/** The same for all that ask for the same, in whatever order they say it. */
export function keyOfWish(wish: SavedWish): string {
  const said = Object.entries(wish)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([field, value]) => [field, Array.isArray(value) ? value.map(String).toSorted() : value])
  return JSON.stringify(said.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)))
}
