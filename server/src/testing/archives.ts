import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { openArchive } from '../manage/backup/read-archive.ts'

/** What is in a backup, by name. */
export type Entries = Map<string, Buffer>

export async function readEntries(file: string): Promise<Entries> {
  const archive = await openArchive(file)
  const read: Entries = new Map()
  for (const name of archive.names) read.set(name, await buffer(archive.read(name)))
  await archive.close()
  return read
}

export async function writeEntries(file: string, entries: Entries): Promise<void> {
  const archive = pack()
  for (const [name, content] of entries) archive.entry({ name }, content)
  archive.finalize()
  await pipeline(archive, createWriteStream(file))
}
