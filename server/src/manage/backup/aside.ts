import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

const mark = '.backup-under-way-'
const abandonedAfterMs = 60 * 60_000

/**
 * A closed folder for what is not yet whole, on the disk where it is to lie. It goes whatever happens:
 * with the work, or with the next that finds it abandoned.
 */
export async function inFolderAside<T>(
  folder: string,
  work: (aside: string) => Promise<T>,
): Promise<T> {
  await removeAbandoned(folder)
  const aside = await mkdtemp(path.join(folder, `${ourMark()}${process.pid}-`))
  try {
    return await work(aside)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

function ourMark(): string {
  return `${mark}${hostname()}-`
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name)
    if (name.startsWith(mark) && (await isAbandoned(left)))
      await rm(left, { recursive: true, force: true })
  }
}

/** Its process is gone, or, on a machine that we cannot ask, has written nothing for an hour. */
async function isAbandoned(aside: string): Promise<boolean> {
  const [, pid] = path.basename(aside).split(ourMark())
  if (pid && !isAlive(Number.parseInt(pid, 10))) return true

  const files = await readdir(aside).catch(() => [])
  const written = await Promise.all(
    ['.', ...files].map(async (file) => {
      // One that is gone by now was just finished.
      const found = await stat(path.join(aside, file)).catch(() => undefined)
      return found?.mtimeMs ?? Date.now()
    }),
  )
  return Math.max(...written) < Date.now() - abandonedAfterMs
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
