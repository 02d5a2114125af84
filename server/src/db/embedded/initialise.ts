import { chown, lstat, mkdtemp, open, readdir, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { codeOf, EngineFault } from './engine-fault.ts'
import { runAs, wordsOf } from './engine-user.ts'
import type { Places } from './places.ts'

export const engineOwner = 'headframe'

const clusterOptions = [
  `--username=${engineOwner}`,
  '--encoding=UTF8',
  // Sorts alike on every system, and stays so when the system is upgraded.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // Nobody is let in but by what each start writes.
  '--auth-local=reject',
  '--auth-host=reject',
  '--no-instructions',
]

/**
 * Makes the cluster aside and moves it in place whole, so that a start which is killed here leaves
 * nothing that could stop the next one, and two first starts at once end up with one cluster.
 */
export async function ensureCluster(binaries: Binaries, places: Places): Promise<void> {
  const { cluster, link } = places
  if (!(await exists(cluster))) await makeCluster(binaries, places)
  if (link !== cluster && !(await exists(link))) await symlink(cluster, link).catch(unlessThere)
}

async function makeCluster(binaries: Binaries, { cluster, user }: Places): Promise<void> {
  const aside = await mkdtemp(`${cluster}.new-`)
  try {
    if (user.uid !== undefined && user.gid !== undefined) await chown(aside, user.uid, user.gid)
    await runAs(user, binaries.initdb, ['--pgdata', aside, ...clusterOptions])
    await rename(aside, cluster)
    await makeDurable(path.dirname(cluster))
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    if (!(await exists(cluster))) {
      throw new EngineFault(`The embedded database could not be made: ${wordsOf(error)}`)
    }
  }
}

/** Half-made clusters of starts that were killed. Whoever made one meanwhile finds ours in place. */
export async function removeHalfMade({ cluster }: Places): Promise<void> {
  const folder = path.dirname(cluster)
  const left = (await readdir(folder)).filter((name) =>
    name.startsWith(`${path.basename(cluster)}.new-`),
  )
  await Promise.all(
    left.map((name) =>
      // An orphaned initdb may still be writing; a later start removes what it leaves.
      rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined),
    ),
  )
}

/** A rename survives a power cut once its folder was synced. */
async function makeDurable(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function unlessThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error
}

async function exists(file: string): Promise<boolean> {
  return (await lstat(file).catch(() => undefined)) !== undefined
}
