import type { Line } from '../../resume-text.ts'
import type { SectionKind } from './heading-words.ts'

/** What stands below one heading. */
export interface Section {
  readonly kind: SectionKind
  readonly heading?: Line
  readonly lines: readonly Line[]
}
