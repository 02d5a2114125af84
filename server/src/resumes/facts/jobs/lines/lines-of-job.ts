import type { Line } from '../../../resume-text.ts'
import type { Anchor } from './anchors.ts'

/** The lines of one job: its header around the dates, then what was done. */
export interface JobLines {
  readonly anchor: Anchor
  /** Header lines with their distance from the line of dates: -1 is the one above. */
  readonly header: readonly { readonly line: Line; readonly offset: number }[]
  readonly body: readonly Line[]
}
