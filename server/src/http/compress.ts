import type { FastifyInstance, FastifyReply } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What fits into one packet arrives no sooner for being shorter. */
const leastLength = 1400

const packers = {
  // Beyond this effort the machine takes longer than the line saves.
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
} as const

/**
 * Texts that are read travel compressed. Answers to what was sent do not: they may hold a secret
 * beside words of the sender's choice, and their length would give it away piece by piece.
 */
export function compressTexts(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' && payload.length >= leastLength
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || !isText) return payload

    addVary(reply)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return packers[encoding](payload)
  })
}

function encodingFor(accepted: string | string[] = ''): keyof typeof packers | undefined {
  const offers = String(accepted)
    .split(',')
    .filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => offers.includes(encoding))
}

function addVary(reply: FastifyReply): void {
  const former = reply.getHeader('vary')
  reply.header('vary', former ? `${String(former)}, Accept-Encoding` : 'Accept-Encoding')
}
