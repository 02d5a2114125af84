import { createHash } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

export interface Written {
  readonly size: number
  readonly sha256: string
}

interface Places {
  readonly target: string
  /** On the same disk as the target, so that the last step is a rename. */
  readonly aside: string
}

/**
 * Whoever sees the target sees all of it, even after a power cut: the bytes are written aside,
 * forced to the disk and only then given their name. Failures of the disk are passed through
 * `diskFailure`; those of the source are thrown as they are.
 */
export async function writeAside(
  { target, aside }: Places,
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  diskFailure: (cause: unknown) => Error,
): Promise<Written> {
  const onDisk = <T>(step: Promise<T>) =>
    step.catch((cause: unknown) => {
      throw diskFailure(cause)
    })

  const file = await onDisk(open(aside, 'wx', 0o600))
  try {
    const written = await pour(source, file, onDisk)
    await onDisk(file.sync())
    await onDisk(file.close())
    await onDisk(rename(aside, target))
    await onDisk(syncFolder(path.dirname(target)))
    return written
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(aside, { force: true }).catch(() => undefined)
    throw error
  }
}

async function pour(
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  file: FileHandle,
  onDisk: <T>(step: Promise<T>) => Promise<T>,
): Promise<Written> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of source) {
    hash.update(chunk)
    size += chunk.length
    await onDisk(file.writeFile(chunk))
  }
  return { size, sha256: hash.digest('hex') }
}

/** A rename is only safe once the folder that holds the name is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
