/** What was read and is true, what was read and is not, and what is true and was not read. */
export interface Pairing<Read, Real> {
  readonly right: number
  readonly extra: readonly Read[]
  readonly missed: readonly Real[]
}

/** Each true thing takes one of those that were read: a thing that was read twice is right once. */
export function pairUp<Read, Real>(
  read: readonly Read[],
  real: readonly Real[],
  isSame: (read: Read, real: Real) => boolean,
): Pairing<Read, Real> {
  const extra = [...read]
  const missed: Real[] = []
  for (const item of real) {
    const found = extra.findIndex((candidate) => isSame(candidate, item))
    if (found === -1) missed.push(item)
    else extra.splice(found, 1)
  }
  return { right: read.length - extra.length, extra, missed }
}
