import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call, SentFile } from '@headframe/wire'
import { Refusal, sizes } from '@headframe/wire'
import { append, parseUrlEncoded } from './read-request.ts'
import type { Sent } from './read-request.ts'

const mostParts = 200

/** Teaches the server the kinds of body. What a call does not read is never parsed. */
export async function addBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()

  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: sizes.jsonBytes },
    (request, bytes, done) => {
      // Whoever signed them signed the bytes, not what they mean.
      if (takes(request, ['signed'])) return done(null, bytes)
      if (!takes(request, ['json', 'form', 'multipart'])) return done(null, undefined)
      try {
        done(null, JSON.parse(String(bytes), withoutPrototypes))
      } catch {
        done(new Refusal('BAD_REQUEST'), undefined)
      }
    },
  )

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: sizes.jsonBytes },
    (request, text, done) => {
      if (!takes(request, ['form'])) return done(refusalOfType(request), undefined)
      done(null, parseUrlEncoded(String(text)))
    },
  )

  await app.register(multipart, {
    limits: {
      fileSize: sizes.multipartBytes,
      files: 5,
      fields: mostParts,
      // A picture may come as the text of a `data:` address, a third longer than its bytes.
      fieldSize: Math.ceil(sizes.pictureBytes * 1.4),
    },
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (takes(request, ['raw', 'signed'])) return done(null, bytes)
    done(refusalOfType(request), undefined)
  })
}

/** Reads the parts of a multipart body, for the calls that take one; the others refuse it. */
export async function readMultipart(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return
  if (!takes(request, ['form', 'multipart'])) throw new Refusal('UNSUPPORTED_TYPE')
  request.body = await readParts(request)
}

export function callOf(request: FastifyRequest): Call | undefined {
  return request.meant ?? request.routeOptions.config.call
}

/** Calls of one address may take bodies of different kinds; which one is meant stands in the body. */
function takes(request: FastifyRequest, kinds: readonly (Call['body'] & string)[]): boolean {
  const { bodies = [] } = request.routeOptions.config
  return bodies.some((kind) => kinds.includes(kind))
}

/** A call without a body does not care what is sent along. */
function refusalOfType(request: FastifyRequest): Refusal | null {
  return callOf(request)?.body ? new Refusal('UNSUPPORTED_TYPE') : null
}

function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor') throw new Refusal('BAD_REQUEST')
  return value
}

async function readParts(request: FastifyRequest): Promise<Sent> {
  const sent: Sent = {}
  let bytesLeft = sizes.multipartBytes
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        bytesLeft -= Buffer.byteLength(String(part.value))
        if (bytesLeft < 0 || part.valueTruncated) throw new Refusal('TOO_LARGE')
        append(sent, part.fieldname, part.value)
      } else {
        const bytes = await part.toBuffer()
        bytesLeft -= bytes.length
        if (bytesLeft < 0) throw new Refusal('TOO_LARGE')
        const file: SentFile = { filename: part.filename, type: part.mimetype, bytes }
        append(sent, part.fieldname, file)
      }
    }
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    const tooLarge = cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413
    throw new Refusal(tooLarge ? 'TOO_LARGE' : 'BAD_REQUEST', { cause })
  }
  return sent
}
