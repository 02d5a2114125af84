import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import path from 'node:path'
import { Refusal } from '@headframe/wire'
import type { World } from '../../kit/world.ts'
import { answerFor, missing } from './answers-at-hand.ts'
import { readDocument } from './app-document.ts'
import { documentHeaders, workerPolicy } from '../headers.ts'
import { refuse } from '../refuse.ts'

const aYear = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

/** The built app: its files as they are, and its one document for every address that is not a file or a call. */
export async function addWebApp(
  app: FastifyInstance,
  world: World,
  api: string,
  dist?: string,
): Promise<void> {
  const { config } = world
  const document = dist ? await readDocument(dist, config) : undefined
  if (dist && document) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      index: false,
      wildcard: false,
      globIgnore: ['**/index.html', '**/front-doors.json', '**/*.map', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header(
          'cache-control',
          file.includes(`${path.sep}assets${path.sep}`) ? aYear : anHour,
        )
        reply.header('cross-origin-resource-policy', 'cross-origin')
        // What it fetches is bound by the policy that it came with, not by that of the document.
        if (/worker\.js(\.\w+)?$/.test(file)) {
          reply.header('content-security-policy', workerPolicy)
        }
      },
    })
  }

  const headers = documentHeaders(config, document?.inside)
  app.setNotFoundHandler(async (request, reply) => {
    const isCall =
      request.url === api || request.url.startsWith(`${api}/`) || request.url.startsWith('/~')
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    const [pathname = '/', query = ''] = request.url.split('?', 2)
    if (isCall || !wantsPage || !document || namesFile(pathname)) {
      return refuse(world, new Refusal('NOT_FOUND'), request, reply)
    }
    let status = 200
    const ask = async (url: string) => {
      const answer = await answerFor(app, api, url, request)
      if (answer !== missing) return answer
      // The screen says so to people; search engines take its address off their lists.
      status = 404
      return undefined
    }
    const page = await document.at(pathname, query, ask)
    return reply.code(status).headers(headers).send(page)
  })
}

/** A file that is not there, or is nobody's business, gets no page that could be taken for it. */
function namesFile(pathname: string): boolean {
  const plain = decoded(decoded(pathname))
  return path.extname(plain) !== '' || /[/\\]\./.test(plain)
}

/** Twice is as often as somebody in between may have encoded it. */
function decoded(text: string): string {
  return text.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
