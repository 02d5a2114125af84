interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** What stands on one line, from left to right; small raised letters belong to it. */
export function baselines<T extends Placed>(placed: readonly T[]): T[][] {
  const rows: { y: number; size: number; placed: T[] }[] = []
  for (const one of placed.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (row && one.y - row.y <= 0.45 * Math.max(one.size, row.size)) {
      row.placed.push(one)
      row.size = Math.max(row.size, one.size)
    } else rows.push({ y: one.y, size: one.size, placed: [one] })
  }
  return rows.map((row) => row.placed.toSorted((a, b) => a.x - b.x))
}
