import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Mounts a disk of this size there for this process alone, and becomes the program that follows. */
const mounting = 'mount -t tmpfs -o size="$1",mode=755 tmpfs "$2" && shift 2 && exec "$@"'

/**
 * The beginning of a command line that gives a process a small disk of its own, which goes with it.
 * Root may mount; anybody else may in a place of their own, where they are root until it is mounted.
 */
export function onSmallDisk(folder: string, megabytes: number): string[] {
  const mount = ['--mount', 'sh', '-c', mounting, 'sh', `${megabytes}m`, folder]
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === 0) return ['unshare', ...mount]
  const themselves = ['--user', `--map-user=${uid}`, `--map-group=${gid}`]
  return ['unshare', '--map-root-user', ...mount, 'unshare', ...themselves]
}

/** That disk as everybody else sees it. */
export function diskOf(pid: number | undefined, folder: string) {
  const filler = path.join(`/proc/${pid}/root`, folder, 'filler')
  return {
    folder: path.dirname(filler),
    /** To the last byte. */
    async fill(): Promise<void> {
      for (let size = 1_048_576; size >= 1; size /= 4) {
        while (await writes(filler, Buffer.alloc(size, 1)));
      }
    },
    empty: () => rm(filler),
  }
}

async function writes(file: string, bytes: Buffer): Promise<boolean> {
  try {
    await writeFile(file, bytes, { flag: 'a' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
