import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ProviderDown } from '../provider-down.ts'
import { writeAside } from '../write-aside.ts'
import { mustBeFileKey, type FileStore } from './file-store.ts'

const sweepEveryMs = 10 * 60_000
const abandonedAfterMs = 60 * 60_000

/**
 * Files in a folder of this machine: the bytes as they are, and beside them their type. They are
 * spread over 256 folders, because one folder with a million names is slow to look things up in.
 */
export async function openDiskFiles(folder: string): Promise<FileStore> {
  const asideFolder = path.join(folder, 'aside')
  await mkdir(asideFolder, { recursive: true, mode: 0o700 })
  await sweepAbandoned(asideFolder)
  const sweeping = setInterval(() => void sweepAbandoned(asideFolder), sweepEveryMs).unref()

  /** A folder that is away as a whole, such as one that is not mounted, is no folder without files. */
  const mustBeThere = () => access(asideFolder, constants.W_OK).catch(throwDown)

  async function write(target: string, bytes: Iterable<Buffer> | AsyncIterable<Buffer>) {
    return writeAside({ target, aside: path.join(asideFolder, randomUUID()) }, bytes, down)
  }

  return {
    async put(key, bytes, type) {
      const target = placeOf(folder, key)
      await mustBeThere()
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 }).catch(throwDown)
      await write(typeOf(target), [Buffer.from(type)])
      return write(target, Buffer.isBuffer(bytes) ? [bytes] : bytes)
    },

    async get(key) {
      const place = placeOf(folder, key)
      try {
        const type = await readFile(typeOf(place), 'utf8')
        const file = await open(place, 'r')
        const { size } = await file.stat().catch(async (error: unknown) => {
          await file.close()
          throw error
        })
        return { content: file.createReadStream(), size, type }
      } catch (error) {
        if (!isMissing(error)) throw down(error)
        await mustBeThere()
        return undefined
      }
    },

    async remove(key) {
      const place = placeOf(folder, key)
      await mustBeThere()
      await rm(place, { force: true }).catch(throwDown)
      await rm(typeOf(place), { force: true }).catch(throwDown)
    },

    async mustAnswer() {
      await mustBeThere()
    },

    async close() {
      clearInterval(sweeping)
    },
  }
}

function placeOf(folder: string, key: string): string {
  mustBeFileKey(key)
  const shard = createHash('sha256').update(key).digest('hex').slice(0, 2)
  // Flat, so that no key can be the folder of another one; a key has no plus sign of its own.
  return path.join(folder, shard, key.replaceAll('/', '+'))
}

function typeOf(place: string): string {
  return `${place}.type`
}

/** What a killed process has left half-written. */
async function sweepAbandoned(asideFolder: string): Promise<void> {
  const longAgo = Date.now() - abandonedAfterMs
  const names = await readdir(asideFolder).catch(() => [])
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(asideFolder, name)
      const found = await stat(file).catch(() => undefined)
      if (found && found.mtimeMs < longAgo) await rm(file, { force: true }).catch(() => undefined)
    }),
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function down(cause: unknown): ProviderDown {
  return new ProviderDown('files', { cause })
}

function throwDown(cause: unknown): never {
  throw down(cause)
}
