import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { BadBackup } from './bad-backup.ts'

const block = 512
const chunkBytes = 256 * 1024
const plainFile = '0'.charCodeAt(0)

interface Entry {
  readonly name: string
  readonly from: number
  readonly size: number
}

export interface Archive {
  readonly names: readonly string[]
  /** Undefined when there is no such entry. */
  sizeOf(name: string): number | undefined
  read(name: string): Readable
  close(): Promise<void>
}

/**
 * A tar that is read where it lies: nothing of it is ever unpacked on a disk. Every byte that belongs
 * to no entry has to be the one that it must be, so that no altered character goes by.
 */
export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file, 'r')
  try {
    const entries = await listEntries(handle)
    return {
      names: [...entries.keys()],
      sizeOf: (name) => entries.get(name)?.size,
      read(name) {
        const entry = entries.get(name)
        if (!entry) throw new BadBackup(`The backup is damaged: it has no ${name}.`)
        return Readable.from(bytesOf(handle, entry), { objectMode: false })
      },
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function* bytesOf(handle: FileHandle, { from, size }: Entry): AsyncGenerator<Buffer> {
  const end = from + size
  for (let at = from; at < end; at += chunkBytes)
    yield await readAt(handle, at, Math.min(chunkBytes, end - at))
}

async function listEntries(handle: FileHandle): Promise<Map<string, Entry>> {
  const { size: end } = await handle.stat()
  if (end < 2 * block) throw new BadBackup('This is not a backup.')
  const entries = new Map<string, Entry>()
  let at = 0
  for (;;) {
    const header = await readAt(handle, at, block)
    if (isZero(header)) break
    const entry = readHeader(header, at + block)
    if (entries.has(entry.name)) throw new BadBackup(`The backup has ${entry.name} twice.`)
    entries.set(entry.name, entry)

    const last = entry.from + entry.size
    at = Math.ceil(last / block) * block
    if (at > end) throw new BadBackup('The backup is cut off.')
    mustBeZero(await readAt(handle, last, at - last))
  }
  await mustEndHere(handle, at, end)
  return entries
}

/** Two empty blocks end a tar. */
async function mustEndHere(handle: FileHandle, at: number, end: number): Promise<void> {
  mustBeZero(await readAt(handle, at, 2 * block))
  if (end !== at + 2 * block) throw new BadBackup('Something follows the end of the backup.')
}

async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw new BadBackup('The backup is cut off.')
  return buffer
}

function readHeader(header: Buffer, from: number): Entry {
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  const isOurs =
    sum === octal(header, 148, 8) && text(header, 257, 6) === 'ustar' && header[156] === plainFile
  const name = text(header, 0, 100)
  const size = readSize(header)
  if (!isOurs || !name || !Number.isSafeInteger(size))
    throw new BadBackup(from === block ? 'This is not a backup.' : 'The backup is damaged.')
  return { name, from, size }
}

/** Eleven octal digits; from 8 GiB on the number itself, marked by the first bit. */
function readSize(header: Buffer): number {
  return (header[124] ?? 0) & 0x80 ? header.readUIntBE(130, 6) : octal(header, 124, 12)
}

function text(header: Buffer, from: number, length: number): string {
  return header.toString('latin1', from, from + length).replace(/\0.*$/s, '')
}

function octal(header: Buffer, from: number, length: number): number {
  const digits = text(header, from, length).trim()
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN
}

function isZero(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0)
}

function mustBeZero(bytes: Buffer): void {
  if (!isZero(bytes)) throw new BadBackup('The backup is damaged.')
}
