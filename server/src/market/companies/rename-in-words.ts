import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import { wordsOf } from '../../text/words.ts'

/** The line of the words of a posting, and of a community, that names their company. */
const companyLine = 3

/** Whatever a company has opened is found by the name that it has now. */
export async function renameInWords(db: Writing, companyId: string, name: string): Promise<void> {
  await renameIn(db, 'job', companyId, name)
  await renameIn(db, 'community', companyId, name)
}

async function renameIn(
  db: Writing,
  table: 'job' | 'community',
  companyId: string,
  name: string,
): Promise<void> {
  const words = wordsOf(name)
  await db
    .updateTable(table)
    .set({
      words: sql`(
        select array_to_string(
          line[:${sql.lit(companyLine - 1)}] || ${words}::text || line[${sql.lit(companyLine + 1)}:], E'\\n'
        )
        from (select string_to_array(words, E'\\n') as line) as former
      )`,
    })
    .where('company_id', '=', companyId)
    .where('words', '<>', '')
    .where(sql`split_part(words, E'\\n', ${sql.lit(companyLine)})`, '<>', words)
    .execute()
}
