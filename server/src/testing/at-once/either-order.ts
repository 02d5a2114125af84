/** Half of the rounds begin with the one, half with the other; what came of them is told in one order. */
export function inEitherOrder(
  round: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<unknown>[] {
  return round % 2 === 0 ? [one(), other()] : [other(), one()].toReversed()
}
