import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, realpath, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { codeOf, EngineFault } from './engine-fault.ts'
import { canReach, isRoot, userFor } from './engine-user.ts'
import type { EngineUser } from './engine-user.ts'

/** Where the parts of the database of one data folder are. */
export interface Places {
  readonly user: EngineUser
  readonly cluster: string
  /** In the data folder, and leads to the cluster when that had to be kept elsewhere. */
  readonly link: string
  /** The log and the lifelines. */
  readonly engineFolder: string
  readonly socketFolder: string
  /** Where the binaries go when they cannot run in place. */
  readonly copies: string
  readonly note?: string
}

const elsewhere = '/var/lib/headframe'

/** A socket's whole path must fit into 104 bytes, its name takes 14. */
const longestSocketFolder = 88

export async function preparePlaces(dataDir: string): Promise<Places> {
  const home = await preparePrivateFolder(dataDir)
  const link = path.join(home, 'pg18')
  const existing = await findCluster(link)
  if (existing) mustLeadToOurs(existing, home)
  const user = await userFor(existing ?? home)
  const base = existing ? path.dirname(existing) : await placeForNew(home, user)

  await giveFolder(base, user)
  const engineFolder = path.join(base, 'engine')
  await giveFolder(engineFolder, user)
  return {
    user,
    cluster: path.join(base, 'pg18'),
    link,
    engineFolder,
    socketFolder: await prepareSocketFolder(engineFolder, user),
    copies: isRoot ? elsewhere : home,
    ...(base === home
      ? {}
      : {
          note: `The database of ${home} is kept in ${base}: its own user cannot reach that folder`,
        }),
  }
}

async function placeForNew(home: string, user: EngineUser): Promise<string> {
  const isReached = await canReach(user, path.dirname(home))
  return isReached ? home : path.join(elsewhere, shortHash(home))
}

/** Private whatever the umask. Answers its real path, so that every process means the same one. */
async function preparePrivateFolder(folder: string): Promise<string> {
  await makeFolder(folder).catch((error: unknown) => {
    throw new EngineFault(`DATA_DIR ${folder} cannot be made (${codeOf(error)}): choose another`)
  })
  const real = await realpath(folder)
  const found = await stat(real)
  if (!found.isDirectory()) throw new EngineFault(`DATA_DIR ${real} is not a folder`)
  const isSticky = (found.mode & 0o1000) !== 0
  if (isSticky || real === path.parse(real).root || real === homedir()) {
    throw new EngineFault(`DATA_DIR ${real} is used for other things too: it needs its own folder`)
  }
  try {
    await chmod(real, 0o700)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error
    throw new EngineFault(`DATA_DIR ${real} belongs to another user: start as that user`)
  }
  return real
}

async function findCluster(link: string): Promise<string | undefined> {
  try {
    return await realpath(link)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  // A link that leads nowhere is a lost database, not a fresh start.
  if (await exists(link)) {
    throw new EngineFault(`The database that ${link} leads to is gone: bring it back, or remove it`)
  }
  return undefined
}

/** The engine's user owns the data folder: a link from there must not make root give folders away. */
function mustLeadToOurs(cluster: string, home: string): void {
  const base = path.dirname(cluster)
  if (!isRoot || base === home || path.dirname(base) === elsewhere) return
  throw new EngineFault(`The database of ${home} leads to ${cluster}, which is not a place of ours`)
}

async function exists(file: string): Promise<boolean> {
  return (await lstat(file).catch(() => undefined)) !== undefined
}

/** Private from its first moment on, unlike the folders above it. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
}

async function giveFolder(folder: string, { uid, gid }: EngineUser): Promise<void> {
  await makeFolder(folder)
  await chmod(folder, 0o700)
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
}

async function prepareSocketFolder(engineFolder: string, user: EngineUser): Promise<string> {
  if (Buffer.byteLength(engineFolder) <= longestSocketFolder) return engineFolder
  const folder = path.join('/tmp', `headframe-${shortHash(engineFolder)}`)
  await makeFolder(folder)
  await mustBeOurs(folder, user)
  await giveFolder(folder, user)
  return folder
}

/** Everybody may write to /tmp: somebody else's folder there could listen in on us. */
async function mustBeOurs(folder: string, { uid }: EngineUser): Promise<void> {
  const found = await lstat(folder)
  const isOurs = found.uid === uid || found.uid === process.getuid?.()
  if (!found.isDirectory() || !isOurs) {
    throw new EngineFault(`${folder}, the place of the database's socket, belongs to somebody else`)
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
