/** One measured thing: a ratio within this run, or a size. Absolute speeds say nothing on another machine. */
export interface Figure {
  readonly name: string
  readonly ratio?: number
  readonly kB?: number
  readonly ms?: number
  readonly score?: string
  readonly atLeast?: number
  readonly atMost?: number
  readonly detail?: string
}

export function print(figure: Figure): void {
  process.stdout.write(
    `${figure.name.padEnd(44)} ${valueOf(figure).padStart(10)}  ${goalOf(figure).padEnd(14)} ${meets(figure) ? '  ' : '✗ '} ${figure.detail ?? ''}\n`,
  )
}

function valueOf({ ratio, kB, ms, score = '' }: Figure): string {
  if (ratio !== undefined) return ratio.toFixed(2)
  if (kB !== undefined) return `${kB.toFixed(1)} kB`
  return ms === undefined ? score : `${Math.round(ms)} ms`
}

function goalOf({ atLeast, atMost }: Figure): string {
  if (atLeast !== undefined) return `at least ${atLeast}`
  return atMost === undefined ? '' : `at most ${atMost}`
}

export function meets({ ratio, kB, ms, atLeast, atMost }: Figure): boolean {
  const measured = ratio ?? kB ?? ms
  if (measured === undefined) return true
  return measured >= (atLeast ?? -Infinity) && measured <= (atMost ?? Infinity)
}
