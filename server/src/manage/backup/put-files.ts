import type pg from 'pg'
import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Writing } from '../../db/open.ts'
import type { Stores } from '../with-world.ts'
import { fileEntry } from './archive.ts'
import { BadBackup } from './bad-backup.ts'
import type { SavedFile } from './check-archive.ts'
import { forgetLooseFile, listFiles, listLooseFiles, noteLooseFiles } from './queries.ts'
import type { Archive } from './read-archive.ts'
import { sideBySide } from './side-by-side.ts'

/**
 * Around a change that puts these files and commits the rows that speak for them: until then the bytes
 * are loose, and should the change fail they go again, now or, after a kill, by the sweep. What lay in
 * the store before is not ours to take away.
 */
export async function withLooseFiles<T>(
  { database: { upkeep }, files }: Stores,
  saved: readonly SavedFile[],
  change: () => Promise<T>,
): Promise<T> {
  const added: string[] = []
  await sideBySide(saved, async ({ id }) => {
    if (!(await isStored(files, id))) added.push(id)
  })
  await noteLooseFiles(upkeep, added)
  try {
    return await change()
  } catch (error) {
    // What cannot be taken back now, the sweep will.
    await takeBack({ upkeep, files }, added).catch(() => undefined)
    throw error
  }
}

/** Those that are loose no more were committed, whatever has failed after that. */
async function takeBack(
  { upkeep, files }: { upkeep: Writing; files: FileStore },
  ids: readonly string[],
): Promise<void> {
  for (const id of await listLooseFiles(upkeep, ids)) {
    const isGone = await files.remove(id).then(
      () => true,
      () => false,
    )
    if (isGone) await forgetLooseFile(upkeep, id)
  }
}

/** The bytes of every row that has some, before the rows are seen by anybody. */
export async function putFiles(
  client: pg.Client,
  files: FileStore,
  archive: Archive,
  stopped: AbortSignal,
): Promise<void> {
  const named = await listFiles(client)
  const saved = named.filter(({ id }) => archive.sizeOf(fileEntry(id)) !== undefined)
  await sideBySide(saved, async ({ id, type, sha256 }) => {
    stopped.throwIfAborted()
    const put = await files.put(id, archive.read(fileEntry(id)), type)
    if (put.sha256 !== sha256)
      throw new BadBackup(`The file ${id} is not the one that was checked.`)
  })
}

async function isStored(files: FileStore, id: string): Promise<boolean> {
  const stored = await files.get(id)
  stored?.content.destroy()
  return stored !== undefined
}
