import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The process that holds the database of a data folder, from the lock that it wrote. */
export async function engineOf(dataDir: string): Promise<number | undefined> {
  const file = path.join(dataDir, 'pg18/postmaster.pid')
  const [pid] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  return pid ? Number(pid) : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** It may have ended by itself already, of what was done to it. */
export function killIfAlive(pid: number | undefined): void {
  if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL')
}
