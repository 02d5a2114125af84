import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Database } from '../../db/open.ts'
import type { Stores } from '../with-world.ts'
import type { AbsentFile } from './archive.ts'
import type { FileOfRow } from './queries.ts'

type Why = AbsentFile['why']

/** Reads one file after the other, whole and as its row says that it is, or says why that cannot be. */
export function storedFileReader({ database, files }: Stores) {
  let isAway = false

  return async (file: FileOfRow): Promise<Buffer | Why> => {
    // A store that is not there is not asked for each of a million files.
    if (isAway) return 'unreadable'
    const found = await readIfSound(files, file).catch(() => 'unreadable' as const)
    if (Buffer.isBuffer(found)) return found
    if (found === 'unreadable') {
      isAway = await files.mustAnswer().then(
        () => false,
        () => true,
      )
    }
    return (await isStillNamed(database, file)) ? found : 'removed'
  }
}

/** A file of another size is not even read: it may be of any size. */
async function readIfSound(
  files: FileStore,
  { id, size, sha256 }: FileOfRow,
): Promise<Buffer | Why> {
  const stored = await files.get(id)
  if (!stored) return 'missing'
  if (stored.size !== size) {
    stored.content.destroy()
    return 'damaged'
  }
  const bytes = await buffer(stored.content)
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : 'damaged'
}

/** Somebody may have dropped the file after the moment of the backup. */
async function isStillNamed({ reading }: Database, { id }: FileOfRow): Promise<boolean> {
  const row = await reading
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
