import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from './file-store.ts'
import { openFiles } from './open-files.ts'
import { openS3Peer } from './s3-peer.ts'

interface Trial {
  readonly files: FileStore
  close(): Promise<void>
}

describe.each([
  ['on disk', tryDisk],
  ['in a bucket', tryS3],
])('files %s', (_, openTrial) => {
  let trial: Trial
  let files: FileStore

  beforeAll(async () => {
    trial = await openTrial()
    files = trial.files
  })
  afterAll(() => trial.close())

  test('come back byte for byte, with their size, type and fingerprint', async () => {
    const [key, bytes] = [aKey(), randomBytes(100_001)]

    const put = await files.put(key, bytes, 'application/pdf')

    expect(put).toEqual({ size: 100_001, sha256: sha256(bytes) })
    expect(await read(files, key)).toEqual({ bytes, size: 100_001, type: 'application/pdf' })
  })

  test('of twelve megabytes may come as a stream', async () => {
    const [key, bytes] = [aKey(), randomBytes(12 * 1_048_576)]

    const put = await files.put(key, Readable.from(inPieces(bytes)), 'image/png')

    expect(put).toEqual({ size: bytes.length, sha256: sha256(bytes) })
    const back = await read(files, key)
    expect(back?.bytes.equals(bytes)).toBe(true)
    expect(back?.type).toBe('image/png')
  })

  test('may be empty', async () => {
    const key = aKey()

    await files.put(key, Buffer.alloc(0), 'text/plain')

    expect(await read(files, key)).toEqual({ bytes: Buffer.alloc(0), size: 0, type: 'text/plain' })
  })

  test('that were never put are not found', async () => {
    expect(await files.get(aKey())).toBeUndefined()
  })

  test('are replaced whole, with their type', async () => {
    const key = aKey()
    await files.put(key, Buffer.from('an old and longer one'), 'text/plain')

    await files.put(key, Buffer.from('new'), 'image/webp')

    expect(await read(files, key)).toEqual({
      bytes: Buffer.from('new'),
      size: 3,
      type: 'image/webp',
    })
  })

  test('can be removed, and removed again', async () => {
    const key = aKey()
    await files.put(key, Buffer.from('gone soon'), 'text/plain')

    await files.remove(key)
    await files.remove(key)

    expect(await files.get(key)).toBeUndefined()
  })

  test('whose sending breaks off are not kept, and leave what was there', async () => {
    const key = aKey()
    await files.put(key, Buffer.from('the one before'), 'text/plain')
    const broken = Readable.from(breakingOff())

    await expect(files.put(key, broken, 'text/plain')).rejects.toThrow('The sender hung up')

    expect((await read(files, key))?.bytes.toString()).toBe('the one before')
  })

  test('do not get in each other’s way, even when one key begins like another', async () => {
    const key = aKey()
    const keys = [key, `${key}/${key}`, `${key}/type`, `${key}-type`]

    await Promise.all(keys.map((each) => files.put(each, Buffer.from(each), 'text/plain')))

    const found = await Promise.all(keys.map((each) => read(files, each)))
    expect(found.map((each) => each?.bytes.toString())).toEqual(keys)
  })

  test.each([
    '',
    '/',
    '..',
    '../outside',
    'a/../b',
    './a',
    'a//b',
    '/etc/passwd',
    'a/',
    'a b',
    'A',
    'a.pdf',
    'a\0b',
    'a\\b',
    'é',
    'a%2fb',
    '-a',
    'a\n',
    'a'.repeat(201),
  ])('have keys of our own making: %j is none', async (key) => {
    await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(TypeError)
    await expect(files.get(key)).rejects.toThrow(TypeError)
    await expect(files.remove(key)).rejects.toThrow(TypeError)
  })

  test('can be asked whether their store answers', async () => {
    await expect(files.mustAnswer()).resolves.toBeUndefined()
  })
})

async function read(files: FileStore, key: string) {
  const found = await files.get(key)
  return found && { bytes: await buffer(found.content), size: found.size, type: found.type }
}

function aKey(): string {
  return `trials/${randomBytes(16).toString('hex')}`
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

function* breakingOff() {
  yield Buffer.alloc(100_000)
  throw new Error('The sender hung up')
}

async function tryDisk(): Promise<Trial> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'files-'))
  const files = await openFiles({ url: undefined, dataDir })
  return {
    files,
    async close() {
      await files.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function tryS3(): Promise<Trial> {
  const peer = await openS3Peer()
  const files = await openFiles({ ...peer.settings, dataDir: '/nowhere' })
  return {
    files,
    async close() {
      await files.close()
      await peer.close()
    },
  }
}
