import path from 'node:path'
import type { FilePart } from '@headframe/wire'
import { sizes } from '@headframe/wire'

const dataAddress = /^data:[^,]*;base64,/i

/** What a person has sent as a file. Its name is only ever text: no path is made of it. */
export async function contentOf(part: FilePart | string): Promise<{ name: string; bytes: Buffer }> {
  if (typeof part === 'string') {
    return { name: '', bytes: Buffer.from(part.replace(dataAddress, ''), 'base64') }
  }
  if (part instanceof Blob) {
    const name = part instanceof File ? part.name : ''
    return { name: plainName(name), bytes: Buffer.from(await part.arrayBuffer()) }
  }
  // The bytes were read by our own body parser, whose buffers nobody else writes to.
  const { buffer, byteOffset, byteLength } = part.bytes
  return { name: plainName(part.filename), bytes: Buffer.from(buffer, byteOffset, byteLength) }
}

const longestExtension = 10

/** The last part of a name, however the sender's system writes paths. */
function plainName(name: string): string {
  const last = path.posix.basename(name.replaceAll('\\', '/'))
  const plain = last.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '').trim()
  if (plain.length <= sizes.lineLength) return plain
  const extension = path.extname(plain)
  const ending = extension.length <= longestExtension ? extension : ''
  return plain.slice(0, sizes.lineLength - ending.length) + ending
}
