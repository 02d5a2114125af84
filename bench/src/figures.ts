/** One measured thing: a ratio within this run, or a size. Absolute speeds say nothing on another machine. */
export interface Figure {
  readonly name: string
  readonly ratio?: number
  readonly kB?: number
  readonly score?: string
  readonly atLeast?: number
  readonly atMost?: number
  readonly detail?: string
}

export function print(figure: Figure): void {
  const value =
    figure.ratio === undefined
      ? figure.kB === undefined
        ? (figure.score ?? '')
        : `${figure.kB.toFixed(1)} kB`
      : figure.ratio.toFixed(2)
  const goal =
    figure.atLeast === undefined
      ? figure.atMost === undefined
        ? ''
        : `at most ${figure.atMost}`
      : `at least ${figure.atLeast}`
  process.stdout.write(
    `${figure.name.padEnd(44)} ${value.padStart(10)}  ${goal.padEnd(14)} ${meets(figure) ? '  ' : '✗ '} ${figure.detail ?? ''}\n`,
  )
}

export function meets({ ratio, kB, atLeast, atMost }: Figure): boolean {
  if (ratio !== undefined && atLeast !== undefined) return ratio >= atLeast
  return kB === undefined || atMost === undefined || kB <= atMost
}
