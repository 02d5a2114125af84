/** What is relevant by how much; what is not named is not. */
export type Grades = ReadonlyMap<string, number>

const looked = 10

/**
 * How good the first ten of an order are against the best order there could be, from 0 to 1: a grade
 * counts 2^grade - 1, less the farther down it stands. The mean over all orders.
 */
export function ndcgAt10(
  rankings: readonly (readonly string[])[],
  grades: readonly Grades[],
): number {
  const each = rankings.map((ranked, index) => oneNdcg(ranked, grades[index] ?? new Map()))
  return each.reduce((sum, one) => sum + one, 0) / each.length
}

function oneNdcg(ranked: readonly string[], grades: Grades): number {
  const best = gainOf([...grades.values()].toSorted((one, other) => other - one))
  return best === 0 ? 0 : gainOf(ranked.map((id) => grades.get(id) ?? 0)) / best
}

function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, looked)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
