import type { Readable } from 'node:stream'
import type { Writing } from '../../db/open.ts'
import { newHash } from '../tokens.ts'
import type { Task, Tasks, World } from '../world.ts'

export interface KeptFile {
  readonly id: string
  readonly type: string
  readonly size: number
  readonly sha256: Buffer
}

/**
 * Puts bytes into the file store, before the first query of the change that they belong to. It takes a
 * connection of its own: asked for while the call's transaction holds one, all calls could wait for each
 * other. If the change fails, the row that is written here lets the sweep find the bytes.
 */
export async function putFile(
  { database, files, clock }: World,
  bytes: Buffer,
  type: string,
): Promise<KeptFile> {
  const id = newHash()
  await database.writing.insertInto('loose_file').values({ id, since: clock() }).execute()
  const { size, sha256 } = await files.put(id, bytes, type)
  return { id, type, size, sha256: Buffer.from(sha256, 'hex') }
}

/** Bytes that are not wanted after all need not wait for the sweep, which finds their line all the same. */
export function takeBack({ files }: World, { id }: KeptFile): Promise<void> {
  return files.remove(id)
}

/** Keeps bytes that were put, as part of the change that they belong to. */
export async function insertFile(
  db: Writing,
  file: KeptFile,
  purpose: 'picture' | 'logo' | 'resume',
  now: Date,
): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({ ...file, purpose, stored_at: now })
    .execute()
  await db.deleteFrom('loose_file').where('id', '=', file.id).execute()
}

/** Forgets files that nothing refers to any more: their rows now, their bytes after the commit. */
export async function dropFiles(
  { db, tasks, now }: { db: Writing; tasks: Tasks; now: Date },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('stored_file').where('id', 'in', ids).execute()
  await db
    .insertInto('loose_file')
    .values(ids.map((id) => ({ id, since: now })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ since: now }))
    .execute()
  await tasks.promiseMissing(
    db,
    removeBytes,
    ids.map((fileId) => ({ fileId })),
  )
}

/** Takes dropped bytes away. What it cannot reach, the sweep will. */
export const removeBytes: Task<{ fileId: string }> = {
  name: 'remove-bytes',
  tries: 10,
  async run({ db, world }, { fileId }) {
    const loose = await db
      .deleteFrom('loose_file')
      .where('id', '=', fileId)
      .returning('id')
      .executeTakeFirst()
    if (loose) await world.files.remove(fileId)
  },
}

const looseForMs = 60 * 60_000

/** Bytes whose change never came about, and what could not be removed so far: an hour is longer than any call lives. */
export async function sweepLooseFiles({
  db,
  tasks,
  now,
}: {
  db: Writing
  tasks: Tasks
  now: Date
}): Promise<void> {
  const loose = await db
    .selectFrom('loose_file')
    .select('id as fileId')
    .where('since', '<', new Date(now.getTime() - looseForMs))
    .execute()
  await tasks.promiseMissing(db, removeBytes, loose)
}

/** The whole of a kept file, for work that needs all of it at once. */
export async function readFile({ files }: World, id: string): Promise<Buffer | undefined> {
  const stored = await files.get(id)
  return stored && gather(stored.content)
}

async function gather(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  // A stream of a file store gives bytes, never text or objects.
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
