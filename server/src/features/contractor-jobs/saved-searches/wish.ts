import type { contractorJobs, InputOf, SavedWish } from '@headframe/wire'

type Written = Partial<InputOf<typeof contractorJobs.find>>

/** The same for all who ask for the same: nothing that is left open, and each list in one order. */
export function plainWish(wish: Written): SavedWish {
  const said = Object.entries(wish)
    .toSorted(([one], [other]) => byText(one, other))
    .map(([field, value]) => [field, Array.isArray(value) ? value.toSorted(byText) : value])
    .filter(([, value]) => !isOpen(value))
  return Object.fromEntries(said)
}

function isOpen(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function byText(one: unknown, other: unknown): number {
  return String(one) < String(other) ? -1 : 1
}

/** Where the list of a saved search is read, the newest first. */
export function addressOfWish(appUrl: string, wish: SavedWish): string {
  const address = new URL(`${appUrl}/contractor/jobs`)
  for (const [field, value] of Object.entries(wish)) {
    for (const one of [value].flat()) address.searchParams.append(field, String(one))
  }
  return address.href
}
