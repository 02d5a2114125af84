import type { JobLines } from './lines-of-job.ts'

const atLine = /^(?<title>[\p{Lu}\p{N}][^\t]{1,90}?) at (?<employer>[\p{Lu}\p{N}][^\t]{1,90})$/u

/** "Site Manager, Nights at Acme Mining (Tropicana)": the whole of both, whatever signs stand in them. */
export interface AtLine {
  readonly title: string
  readonly employer: string
  readonly employerAt: number
}

/** A line that names both, with the dates on a line of their own. */
export function atLineOf(text: string): AtLine | undefined {
  const { title, employer } = atLine.exec(text.trimEnd())?.groups ?? {}
  return title && employer ? { title, employer, employerAt: title.length + 4 } : undefined
}

/** Whether nearly all jobs have such a line above their dates, as networks for work print them. */
export function haveAtLines(jobs: readonly JobLines[]): boolean {
  const having = jobs.filter(({ header }) =>
    header.some(({ line, offset }) => offset === -1 && atLineOf(line.text)),
  )
  return having.length >= 2 && having.length >= 0.75 * jobs.length
}
