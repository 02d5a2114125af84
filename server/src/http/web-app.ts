import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '@headframe/wire'
import type { Config } from '../config.ts'
import type { World } from '../kit/world.ts'
import { documentHeaders } from './headers.ts'
import { refuse } from './refuse.ts'

const aYear = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

/** The built app: its files as they are, and its one document for every address that is not a file or a call. */
export async function addWebApp(
  app: FastifyInstance,
  { config, log }: World,
  api: string,
  dist?: string,
): Promise<void> {
  const document =
    dist && existsSync(path.join(dist, 'index.html')) ? await readDocument(dist, config) : undefined
  if (dist && document) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      index: false,
      wildcard: false,
      globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header(
          'cache-control',
          file.includes(`${path.sep}assets${path.sep}`) ? aYear : anHour,
        )
        reply.header('cross-origin-resource-policy', 'cross-origin')
      },
    })
  }

  const headers = documentHeaders(config)
  app.setNotFoundHandler((request, reply) => {
    const isCall =
      request.url === api || request.url.startsWith(`${api}/`) || request.url.startsWith('/~')
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (isCall || !wantsPage || !document || path.extname(pathOf(request.url))) {
      return refuse(log, new Refusal('NOT_FOUND'), request, reply)
    }
    return reply.headers(headers).send(document)
  })
}

/** The document tells the app where the API is, and social sites the whole address of the picture. */
async function readDocument(dist: string, config: Config): Promise<string> {
  const html = await readFile(path.join(dist, 'index.html'), 'utf8')
  return html
    .replace('</head>', `  <meta name="api-url" content="${config.apiUrl}" />\n  </head>`)
    .replaceAll('content="/og.png"', `content="${config.appUrl}/og.png"`)
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
