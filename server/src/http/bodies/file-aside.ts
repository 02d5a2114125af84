import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { SentFile } from '@headframe/wire'
import { ProviderDown } from '../../adapters/provider-down.ts'

/**
 * A file of a form, kept on the disk until its call is answered. Its name goes before its first byte
 * comes: nobody else can open it, and the system takes it away whatever becomes of this process.
 */
export class FileAside implements SentFile {
  readonly name: string
  readonly #file: FileHandle
  readonly #takeRoom: (bytes: number) => void
  #size = 0

  private constructor(name: string, file: FileHandle, takeRoom: (bytes: number) => void) {
    this.name = name
    this.#file = file
    this.#takeRoom = takeRoom
  }

  static async open(
    folder: string,
    name: string,
    takeRoom: (bytes: number) => void,
  ): Promise<FileAside> {
    return onDisk(async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const place = path.join(folder, randomUUID())
      const file = await open(place, 'wx+', 0o600)
      await rm(place)
      return new FileAside(name, file, takeRoom)
    })
  }

  get size(): number {
    return this.#size
  }

  async write(bytes: Buffer): Promise<void> {
    this.#takeRoom(bytes.length)
    await onDisk(() => this.#file.writeFile(bytes))
    this.#size += bytes.length
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(this.#size)
    for (let at = 0; at < bytes.length;) {
      const { bytesRead } = await onDisk(() => this.#file.read(bytes, { offset: at, position: at }))
      if (bytesRead === 0) throw new ProviderDown('files')
      at += bytesRead
    }
    return bytes.buffer
  }

  async close(): Promise<void> {
    await this.#file.close()
  }
}

async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new ProviderDown('files', { cause })
  }
}
