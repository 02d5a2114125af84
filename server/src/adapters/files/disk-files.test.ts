import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ProviderDown } from '../provider-down.ts'
import { openDiskFiles } from './disk-files.ts'

const key = 'resumes/00112233445566778899aabbccddeeff'
let dataDir: string
let folder: string

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'files-'))
  folder = path.join(dataDir, 'files')
})
afterEach(() => rm(dataDir, { recursive: true }))

test('nobody else on the machine can look at stored files, whatever the umask', async () => {
  const before = process.umask(0)
  try {
    const files = await openDiskFiles(folder)
    await files.put(key, Buffer.from('secret'), 'text/plain')
    await files.close()
  } finally {
    process.umask(before)
  }

  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const modes = await Promise.all(
    entries.map(async (entry) => {
      const { mode } = await stat(path.join(entry.parentPath, entry.name))
      return { private: (mode & 0o077) === 0, isDirectory: entry.isDirectory() }
    }),
  )
  expect(modes.filter((entry) => !entry.isDirectory)).toHaveLength(2)
  expect(modes.filter((entry) => !entry.private)).toEqual([])
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('a broken upload leaves nothing behind', async () => {
  const files = await openDiskFiles(folder)
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('half')
      throw new Error('The sender hung up')
    })(),
  )

  await expect(files.put(key, broken, 'text/plain')).rejects.toThrow('The sender hung up')

  expect(await readdir(path.join(folder, 'aside'))).toEqual([])
  expect(await files.get(key)).toBeUndefined()
  await files.close()
})

test('what a killed process left half-written is swept away after an hour', async () => {
  const aside = path.join(folder, 'aside')
  await mkdir(aside, { recursive: true })
  await writeFile(path.join(aside, 'old'), 'half')
  await writeFile(path.join(aside, 'fresh'), 'half')
  const overAnHourAgo = new Date(Date.now() - 61 * 60_000)
  await utimes(path.join(aside, 'old'), overAnHourAgo, overAnHourAgo)

  const files = await openDiskFiles(folder)

  expect(await readdir(aside)).toEqual(['fresh'])
  await files.close()
})

test('a store whose disk refuses says so', async () => {
  const files = await openDiskFiles(folder)
  await rm(folder, { recursive: true })
  await writeFile(folder, 'not a folder')

  await expect(files.mustAnswer()).rejects.toThrow()
  await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(ProviderDown)
  await expect(files.get(key)).rejects.toThrow(ProviderDown)
  await files.close()
})
