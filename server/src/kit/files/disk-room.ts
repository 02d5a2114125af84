import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

/** Two pieces of the database's own log: with less than that it may fall, and not come up again. */
const leastBytes = 32 * 1_048_576

/** Whether there is room left on the disks that these folders lie on, as far as they are there. */
export async function hasRoom(folders: readonly string[]): Promise<boolean> {
  const there = folders.filter((folder) => existsSync(folder))
  const rooms = await Promise.all(there.map(roomIn))
  return rooms.every((bytes) => bytes >= leastBytes)
}

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
