import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const inMemory = '/dev/shm'
const gigabyte = 2 ** 30

/** What the databases of the largest test take, several times over. */
const needed = 6 * gigabyte

/**
 * A folder for a cluster that is thrown away. A database is a thousand small files, and some file systems
 * take ten times as long as memory to make them where others were just removed.
 */
export async function aPassingFolder(name: string): Promise<string> {
  const place = (await hasRoom()) ? inMemory : tmpdir()
  return mkdtemp(path.join(place, name))
}

async function hasRoom(): Promise<boolean> {
  const disk = await statfs(inMemory).catch(() => undefined)
  const free = disk ? disk.bavail * disk.bsize : 0
  return Math.min(free, process.availableMemory()) >= needed
}
