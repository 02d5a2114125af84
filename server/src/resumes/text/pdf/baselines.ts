interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** What stands on one line, from left to right; small raised letters belong to it, small ones below do not. */
export function baselines<T extends Placed>(placed: readonly T[]): T[][] {
  const rows: { y: number; size: number; placed: T[] }[] = []
  for (const one of placed.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const measure =
      row && one.size < 0.75 * row.size ? one.size : Math.max(one.size, row?.size ?? 0)
    if (row && one.y - row.y <= 0.45 * measure) {
      row.placed.push(one)
      row.size = Math.max(row.size, one.size)
    } else rows.push({ y: one.y, size: one.size, placed: [one] })
  }
  return rows.map((row) => row.placed.toSorted((a, b) => a.x - b.x))
}
