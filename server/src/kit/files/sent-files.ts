import path from 'node:path'
import type { FilePart } from '@headframe/wire'
import { nameOfFile, sizes } from '@headframe/wire'

const dataAddress = /^data:[^,]*;base64,/i

/** What a person has sent as a file. Its name is only ever text: no path is made of it. */
export async function contentOf(part: FilePart | string): Promise<{ name: string; bytes: Buffer }> {
  if (typeof part === 'string') {
    return { name: '', bytes: Buffer.from(part.replace(dataAddress, ''), 'base64') }
  }
  return { name: plainName(nameOfFile(part)), bytes: Buffer.from(await part.arrayBuffer()) }
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
