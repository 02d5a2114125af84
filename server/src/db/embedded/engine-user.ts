import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { codeOf } from './engine-fault.ts'

/** Whom the engine runs as: ourselves when empty. */
export interface EngineUser {
  readonly uid?: number
  readonly gid?: number
}

const nobody: EngineUser = { uid: 65_534, gid: 65_534 }
const run = promisify(execFile)

/** A fixed environment: PGPORT, PGDATA and their like must not reach into the engine. */
export const engineEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root, so root hands it to whoever owns the data, or to nobody. */
export async function userFor(folder: string): Promise<EngineUser> {
  if (!isRoot) return {}
  const { uid, gid } = await stat(folder)
  return uid === 0 ? nobody : { uid, gid }
}

/** The name of whoever owns the data, unless it is a user whom root has merely borrowed. */
export async function ownerOf({ uid }: EngineUser): Promise<string | undefined> {
  if (uid === undefined) return userInfo().username
  if (uid === nobody.uid) return undefined
  const { stdout } = await run('id', ['-un', String(uid)], { env: engineEnvironment })
  return stdout.trim()
}

export async function canReach(user: EngineUser, folder: string): Promise<boolean> {
  try {
    await runAs(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder])
    return true
  } catch {
    return false
  }
}

export async function runAs(
  user: EngineUser,
  program: string,
  parameters: readonly string[],
): Promise<void> {
  await run(program, parameters, { ...user, cwd: '/', env: engineEnvironment })
}

/** The words of a program that failed, or why it could not be run at all. */
export function wordsOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return said.replaceAll(/\s*\n\s*/g, ' ') || codeOf(error) || String(error)
}
