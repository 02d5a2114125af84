import type { Person } from '../people/person.ts'
import { makeDocx } from './docx/make-docx.ts'
import { contentOf } from './layout.ts'
import type { Layout } from './layout.ts'
import { makePdf } from './pdf/make-pdf.ts'

export type Format = 'pdf' | 'docx'

/** The resume of somebody, as it would have been written on that day. */
export async function makeResume(
  person: Person,
  layout: Layout,
  format: Format,
  asOf: Date,
): Promise<Buffer> {
  const sheet = layout.compose(contentOf(person, layout, asOf))
  return format === 'pdf' ? makePdf(sheet, asOf) : makeDocx(sheet, asOf)
}
