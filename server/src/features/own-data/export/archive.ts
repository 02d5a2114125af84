import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { FileStore } from '../../../adapters/files/file-store.ts'

export interface ArchivedFile {
  /** Its key in the file store. */
  readonly id: string
  /** Its path in the archive. */
  readonly name: string
  readonly size: number
}

/**
 * One text and some stored files, which are only opened when it is their turn. Nothing is compressed:
 * resumes and pictures already are, and the whole size is known before the first byte.
 */
export async function archiveOf(
  store: FileStore,
  text: { readonly name: string; readonly bytes: Buffer },
  files: readonly ArchivedFile[],
  now: Date,
): Promise<{ content: Readable; size: number }> {
  const zip = new ZipFile()
  const content = new PassThrough()
  const fail = (error: Error) => content.destroy(error)
  zip.once('error', fail)
  zip.outputStream.pipe(content)

  const plainly = { compress: false, mtime: now }
  zip.addBuffer(text.bytes, text.name, plainly)
  for (const { id, name, size } of files) {
    zip.addReadStreamLazy(name, { ...plainly, size }, (give) => {
      openStored(store, id, content).then((stream) => give(null, stream), fail)
    })
  }
  return { content, size: await sizeAtEnd(zip) }
}

/** A file that cannot be read ends the archive, and an archive that nobody reads on ends the file. */
async function openStored(store: FileStore, id: string, archive: Readable): Promise<Readable> {
  const stored = await store.get(id)
  if (!stored) throw new Error('A file that is held cannot be found')
  stored.content.once('error', (error) => archive.destroy(error))
  archive.once('close', () => stored.content.destroy())
  if (archive.destroyed) stored.content.destroy()
  return stored.content
}

function sizeAtEnd(zip: ZipFile): Promise<number> {
  return new Promise<number>((resolve) => {
    // The published type leaves out the size that is handed over.
    zip.end({ forceZip64Format: false, comment: '' }, resolve as () => void)
  })
}
