import type { FastifyRequest } from 'fastify'
import path from 'node:path'
import type { BodyKind, Call } from '@headframe/wire'
import { Refusal, sizes } from '@headframe/wire'
import type { World } from '../../kit/world.ts'
import { BytesUnderWay } from './bytes-under-way.ts'
import { countedAddress } from '../caller-address.ts'
import { FormsInHand } from './forms-in-hand.ts'
import { gather } from './gathered.ts'
import { KeptBody } from './kept-body.ts'
import { readForm } from './read-form.ts'
import { parseUrlEncoded } from '../read-request.ts'
import { hasBody } from './slow-bodies.ts'

export type BodyReader = ReturnType<typeof openBodyReader>

/** Reads the bodies of calls that take one, and sees to it that all of them together stay within bounds. */
export function openBodyReader({ config, metrics }: World) {
  const underWay = new BytesUnderWay(metrics.bytesUnderWay)
  const formsInHand = new FormsInHand()
  const folder = path.join(config.dataDir, 'forms')

  return {
    /** Reads what was sent and keeps it for as long as it is answered; whatever happens, then it goes. */
    async withBody(request: FastifyRequest, serve: () => Promise<unknown>): Promise<unknown> {
      const type = typeOf(request)
      if (type === undefined && !hasBody(request.raw)) return serve()

      const read = readerFor(request, type)
      const address = countedAddress(request)
      const kept = new KeptBody(underWay.begin(address), folder)
      try {
        request.body = await read(request, kept)
        return await (kept.hasFiles ? formsInHand.inTurn(address, serve) : serve())
      } finally {
        await kept.letGo()
      }
    },
  }
}

export function callOf(request: FastifyRequest): Call | undefined {
  return request.meant ?? request.routeOptions.config.call
}

export function isMultipart(request: FastifyRequest): boolean {
  return typeOf(request) === 'multipart/form-data'
}

type Read = (request: FastifyRequest, kept: KeptBody) => Promise<unknown>

/** How what is sent has to be read, by its type and by the kinds of body that the address takes. */
function readerFor(request: FastifyRequest, type: string | undefined): Read {
  const { bodies = [] } = request.routeOptions.config
  const takes = (...kinds: BodyKind[]) => kinds.some((kind) => bodies.includes(kind))

  if (type === 'application/json') {
    // Whoever signed them signed the bytes, not what they mean.
    if (takes('signed')) return readBytes
    if (takes('multipart') && !takes('json', 'form')) throw new Refusal('UNSUPPORTED_TYPE')
    return takes('json', 'form') ? readJson : readNothing
  }
  if (type === 'application/x-www-form-urlencoded' && takes('form')) return readUrlEncoded
  if (type === 'multipart/form-data' && takes('form', 'multipart')) return readParts
  if (takes('raw', 'signed')) return readBytes
  throw new Refusal('UNSUPPORTED_TYPE')
}

const readJson: Read = async ({ raw }, kept) => {
  const bytes = await gather(raw, sizes.jsonBytes, kept)
  try {
    return JSON.parse(bytes.toString(), withoutPrototypes)
  } catch (cause) {
    throw new Refusal('BAD_REQUEST', { cause })
  }
}

function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor') throw new Refusal('BAD_REQUEST')
  return value
}

const readUrlEncoded: Read = async ({ raw }, kept) =>
  parseUrlEncoded((await gather(raw, sizes.jsonBytes, kept)).toString())

const readParts: Read = async ({ raw, routeOptions }, kept) =>
  readForm(raw, routeOptions.config.fields ?? new Map(), kept)

const readBytes: Read = async (request, kept) => {
  const isFile = callOf(request)?.body === 'raw'
  return gather(request.raw, isFile ? sizes.logoBytes : sizes.jsonBytes, kept)
}

const readNothing: Read = async () => undefined

function typeOf({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
}
