import { readFile, readlink } from 'node:fs/promises'
import path from 'node:path'

/**
 * PostgreSQL takes its lock file for a live one when any process of the same user has the number
 * in it, as happens after a restart of the machine or container. Answers that number when the
 * process surely is no engine of this cluster: an engine works in its cluster's folder.
 */
export async function findMistakenHolder(cluster: string): Promise<string | undefined> {
  try {
    const [holder] = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
    if (!holder || !/^\d+$/.test(holder)) return undefined
    return (await readlink(`/proc/${holder}/cwd`)) === cluster ? undefined : holder
  } catch {
    // No lock, no such process, or no way to tell: PostgreSQL's own judgement stands.
    return undefined
  }
}

/** An engine says in its lock how far it is, and says nothing at first: silence is no fault then. */
export async function isComingOrGoing(cluster: string): Promise<boolean> {
  const lock = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  return !/^(ready|standby)\s*$/m.test(lock)
}
