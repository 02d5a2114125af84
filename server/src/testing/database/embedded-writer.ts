import { sql } from 'kysely'
import { writeSync } from 'node:fs'
import { openDatabase } from '../../db/open.ts'
import type { Database } from '../../db/open.ts'

/**
 * A process of its own for the tests of the embedded database: it opens the data folder that it is
 * given, then writes row after row, and says of each what it was told by the database.
 */
const [dataDir = '', writer = ''] = process.argv.slice(2)
const asked = new AbortController()
process.on('SIGTERM', () => asked.abort())

try {
  const database = await openDatabase({ dataDir })
  say('open')
  // In turn: of two that make the same table at once, one fails even with "if not exists".
  await sql`do $$ begin
    perform pg_advisory_xact_lock(1);
    create table if not exists written (writer text, row_number integer);
  end $$`.execute(database.writing)
  for (let row = 1; !asked.signal.aborted; row += 1) await write(database, row)
  await database.close()
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : String(error)}`)
}

async function write(database: Database, row: number): Promise<void> {
  try {
    await sql`insert into written values (${writer}, ${row})`.execute(database.writing)
    say(`wrote ${row}`)
  } catch (error) {
    say(`failed ${String(error)}`)
  }
}

/** At once, and not buffered: what was said is said even if the next moment brings kill -9. */
function say(line: string): void {
  writeSync(1, `${line}\n`)
}
