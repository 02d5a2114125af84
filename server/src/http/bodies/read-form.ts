import { Busboy } from '@fastify/busboy'
import type { BusboyHeaders } from '@fastify/busboy'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Refusal, sizes } from '@headframe/wire'
import { ProviderDown } from '../../adapters/provider-down.ts'
import type { FormFields } from './form-fields.ts'
import { FormParts } from './form-parts.ts'
import type { Part } from './form-parts.ts'
import { mustFit } from './gathered.ts'
import type { KeptBody } from './kept-body.ts'
import type { Sent } from '../read-request.ts'

const limits = { parts: 200, headerPairs: 20, headerSize: 8192 }
/** Streams hand on as soon as they hold this. */
const highWaterMark = 16 * 1024

/** Reads a multipart form part by part, and keeps of it what its call has fields for. */
export async function readForm(
  message: IncomingMessage,
  fields: FormFields,
  kept: KeptBody,
): Promise<Sent> {
  mustFit(message, sizes.multipartBytes)
  const parts = new FormParts(fields, kept)
  try {
    await eachPart(message, (part) => parts.take(part))
  } catch (cause) {
    if (cause instanceof Refusal || cause instanceof ProviderDown) throw cause
    throw new Refusal('BAD_REQUEST', { cause })
  }
  return parts.sent
}

/** Hands out the parts one after the other. */
function eachPart(message: IncomingMessage, take: (part: Part) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const parser = new Busboy({
      // The type is what brought us here.
      headers: message.headers as BusboyHeaders,
      // All of them are handed out as they come, texts too.
      isPartAFile: () => true,
      highWaterMark,
      fileHwm: highWaterMark,
      limits,
    })
    const open = new Set<Readable>()
    let taking = Promise.resolve()
    let bytes = 0

    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > sizes.multipartBytes) stop(new Refusal('TOO_LARGE'))
    }
    const stop = (cause: unknown) => {
      reject(cause)
      message.off('data', count).unpipe(parser)
      for (const content of open) content.destroy()
      // The rest is let pass, so that whoever sends it comes to hear the answer.
      message.resume()
    }
    parser.on('file', (field, content, fileName, _encoding, type) => {
      // Whoever reads it hears of it as well; this is for the time before.
      content.on('error', () => undefined)
      open.add(content)
      const isFile = type === 'application/octet-stream'
      const part = { field, fileName: fileName ?? (isFile ? '' : undefined), content }
      taking = taking.then(() => take(part)).finally(() => open.delete(content))
      taking.catch(stop)
    })
    parser.on('partsLimit', () => stop(new Refusal('TOO_LARGE')))
    // A body without a byte is a form without fields.
    parser.on('error', (cause) => (bytes > 0 ? stop(cause) : resolve()))
    parser.on('finish', () => void taking.then(resolve, reject))
    message.on('data', count)
    message.once('error', stop)
    message.pipe(parser)
  })
}
