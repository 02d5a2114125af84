interface RowsOfPng {
  /** Without the byte before each row, which names its filter. */
  readonly rowBytes: number
  readonly pixelBytes: number
}

/** What a filter expects of a byte, by the bytes to its left, above it, and above that to its left. */
type Guess = (left: number, above: number, corner: number) => number

const guesses: readonly Guess[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  nearest,
]

/** Puts back, where they lie, the bytes of which a PNG keeps no more than how far they are from a guess. */
export function unfilter(rows: Uint8Array, { rowBytes, pixelBytes }: RowsOfPng): void {
  const stride = rowBytes + 1
  for (let start = 0; start < rows.length; start += stride) {
    const guess = guesses[rows[start] ?? 0]
    if (!guess) throw new Error('A row with a filter that nobody knows')
    for (let at = start + 1; at < start + stride; at++) {
      const isFirst = at - start <= pixelBytes
      const isBelow = start > 0
      const left = isFirst ? 0 : (rows[at - pixelBytes] ?? 0)
      const above = isBelow ? (rows[at - stride] ?? 0) : 0
      const corner = isFirst || !isBelow ? 0 : (rows[at - stride - pixelBytes] ?? 0)
      rows[at] = (rows[at] ?? 0) + guess(left, above, corner)
    }
  }
}

function nearest(left: number, above: number, corner: number): number {
  const byLeft = Math.abs(above - corner)
  const byAbove = Math.abs(left - corner)
  const byCorner = Math.abs(left + above - 2 * corner)
  if (byLeft <= byAbove && byLeft <= byCorner) return left
  return byAbove <= byCorner ? above : corner
}
