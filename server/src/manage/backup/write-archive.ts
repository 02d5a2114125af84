import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import type { Pack } from 'tar-stream'
import { writeAside } from '../../adapters/write-aside.ts'
import type { Stores } from '../with-world.ts'
import { fileEntry, format, manifestName, sealFor, sealName, tableEntry } from './archive.ts'
import type { AbsentFile, Manifest } from './archive.ts'
import type { CopiedDatabase } from './copy-database.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { FileOfRow } from './queries.ts'
import { storedFileReader } from './stored-file-reader.ts'

interface Places {
  readonly target: string
  /** Where the rows lie that were copied, and room for what is not whole yet. */
  readonly aside: string
  readonly stopped: AbortSignal
}

/** What stands at the target is a whole archive: the one before, until this one is on the disk. */
export async function writeArchive(
  stores: Stores,
  copied: CopiedDatabase,
  { target, aside, stopped }: Places,
): Promise<{ manifest: Manifest; bytes: number }> {
  const archive = pack()
  // A tar is bytes, whatever its type says.
  const bytesOf = archive as AsyncIterable<Buffer>
  const stop = () => archive.destroy(new Error('The task was stopped.'))
  stopped.addEventListener('abort', stop)
  try {
    const [{ size: bytes }, manifest] = await Promise.all([
      writeAside({ target, aside: path.join(aside, 'backup.tar') }, bytesOf, cannotWrite),
      fill(archive, stores, copied, aside),
    ])
    return { manifest, bytes }
  } finally {
    stopped.removeEventListener('abort', stop)
  }
}

async function fill(
  archive: Pack,
  stores: Stores,
  { migrations, tables, sequences, files }: CopiedDatabase,
  aside: string,
): Promise<Manifest> {
  for (const { name } of tables) {
    const file = path.join(aside, name)
    const { size } = await stat(file)
    await add(archive, tableEntry(name), size, createReadStream(file))
  }
  const absent = await addFiles(archive, stores, files)

  const manifest: Manifest = {
    format,
    made: new Date().toISOString(),
    migrations,
    tables,
    sequences,
    files: files.length - absent.length,
    absent,
  }
  const written = Buffer.from(JSON.stringify(manifest, undefined, 2))
  const { sha256 } = await fingerprintOf(Readable.from([written]))
  const seal = Buffer.from(sealFor(sha256))
  await add(archive, manifestName, written.length, Readable.from([written]))
  await add(archive, sealName, seal.length, Readable.from([seal]))
  archive.finalize()
  return manifest
}

async function addFiles(
  archive: Pack,
  stores: Stores,
  files: readonly FileOfRow[],
): Promise<AbsentFile[]> {
  const absent: AbsentFile[] = []
  const read = storedFileReader(stores)
  for (const file of files) {
    const found = await read(file)
    if (Buffer.isBuffer(found))
      await add(archive, fileEntry(file.id), found.length, Readable.from([found]))
    else absent.push({ id: file.id, why: found })
  }
  return absent
}

function add(archive: Pack, name: string, size: number, bytes: Readable): Promise<void> {
  return pipeline(bytes, archive.entry({ name, size }))
}

function cannotWrite(cause: unknown): Error {
  return new Error(`The backup cannot be written: ${String(cause)}`, { cause })
}
