import { buffer } from 'node:stream/consumers'
import { fromBuffer } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { bearer } from './requests.ts'

export const askForExport = (product: Product, who: Person) =>
  product.ask('/account/export', { headers: bearer(who.token) })

/** Somebody's own data, unpacked. */
export async function exportOf(product: Product, who: Person) {
  const response = await askForExport(product, who)
  const bytes = Buffer.from(await response.arrayBuffer())
  const files = await unpack(bytes)
  return { response, bytes, files, data: JSON.parse(String(files.get('data.json'))) }
}

/** Every file of an archive by its path; an archive that is broken anywhere throws. */
async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const archive = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: false, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  )
  const entries: Entry[] = []
  await new Promise((resolve, reject) => {
    archive.on('entry', (entry: Entry) => entries.push(entry))
    archive.once('end', resolve)
    archive.once('error', reject)
  })
  for (const entry of entries) {
    const content = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
      archive.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
    )
    files.set(entry.fileName, await buffer(content))
  }
  return files
}
