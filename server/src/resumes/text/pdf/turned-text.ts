/** How a thing is scaled, turned and moved; the last two numbers say where to. */
export type Matrix = readonly [number, number, number, number, number, number]

/** As pdf.js tells it, whose types leave open how many numbers there are. */
export function matrixOf(transform: readonly unknown[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform.map(Number)
  return [a, b, c, d, e, f]
}

export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}

/** How far text is turned, in quarters of a whole turn. */
export function turnOf([a, b]: Matrix): number {
  return (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4
}

/** The turn that most letters of a page have. */
export function prevailingTurn(drawn: readonly { text: string; matrix: Matrix }[]): number {
  const letters = [0, 0, 0, 0]
  for (const { text, matrix } of drawn) {
    const turn = turnOf(matrix)
    letters[turn] = (letters[turn] ?? 0) + text.length
  }
  return letters.indexOf(Math.max(...letters))
}

export function turnBack(matrix: Matrix, turn: number): Matrix {
  const quarters: readonly Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [0, -1, 1, 0, 0, 0],
    [-1, 0, 0, -1, 0, 0],
    [0, 1, -1, 0, 0, 0],
  ]
  return multiply(quarters[turn] ?? matrix, matrix)
}
