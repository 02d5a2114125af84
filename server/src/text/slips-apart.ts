/** How many letters more, less or other lie between two words. */
export function slipsApart(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of one.split('').entries()) {
    const row = [at + 1]
    for (const [to, itsLetter] of other.split('').entries()) {
      const [left = 0, over = 0, before = 0] = [row[to], above[to + 1], above[to]]
      row.push(Math.min(left + 1, over + 1, before + (letter === itsLetter ? 0 : 1)))
    }
    above = row
  }
  return above.at(-1) ?? 0
}
