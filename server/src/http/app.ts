import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Call } from '@headframe/wire'
import { nameOf, Refusal, sizes } from '@headframe/wire'
import type { Route } from '../kit/use-case.ts'
import type { World } from '../kit/world.ts'
import { addApiPage } from './api-page.ts'
import { addBodyParsers, readMultipart } from './body-parsers.ts'
import { compressTexts } from './compress.ts'
import { addHeaders } from './reply-headers.ts'
import { admitsBlindly } from './admit.ts'
import { openDoor } from './door.ts'
import { flagRewriter, routedPath, unknownCallPath } from './flags.ts'
import { parseUrlEncoded } from './read-request.ts'
import { refuse } from './refuse.ts'
import { cutSlowBodies } from './slow-bodies.ts'
import { addWebApp } from './web-app.ts'

export type App = FastifyInstance

const api = '/api'

/** The whole server side of HTTP: every call at its address, the API page, the app itself. */
export async function buildApp(
  world: World,
  routes: readonly Route[],
  webDist?: string,
): Promise<App> {
  const rewrite = flagRewriter(
    api,
    routes.map(({ call }) => call),
  )
  const app = Fastify({
    // The calls are logged below, one line each, without a logger of its own for every request.
    logger: false,
    genReqId: () => randomUUID(),
    rewriteUrl: (request) => rewrite(request.method ?? '', request.url ?? '/'),
    routerOptions: { querystringParser: parseUrlEncoded, maxParamLength: 500 },
    bodyLimit: sizes.jsonBytes,
    // The most that a file may take; bodies that come too slowly are cut off much sooner.
    requestTimeout: 300_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    keepAliveTimeout: 10_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void refuse(world.log, error, request, reply),
  })

  await addBodyParsers(app)
  app.decorateRequest('actor')
  app.decorateRequest('meant')
  app.setErrorHandler((error, request, reply) => refuse(world.log, error, request, reply))
  addHeaders(app, world.config)
  compressTexts(app)
  cutSlowBodies(app)
  app.addHook('onResponse', (request, reply, done) => {
    logCall(
      world,
      request.routeOptions.config.call,
      reply.statusCode,
      reply.elapsedTime,
      request.id,
      request.actor?.audience,
    )
    done()
  })

  const groups = byAddress(routes)
  for (const group of groups) addCalls(app, world, group, mountsOf(group))
  for (const group of groups) addCalls(app, world, group, forgottenParameter(app, group))
  app.all(api + unknownCallPath, () => {
    throw new Refusal('UNKNOWN_CALL')
  })
  addApiPage(app, api, world.config)
  await addWebApp(app, world, api, webDist)
  return app
}

type Group = readonly [Route, ...Route[]]

function addCalls(
  app: FastifyInstance,
  world: World,
  routes: Group,
  urls: readonly string[],
): void {
  const [{ call }] = routes
  const bodies = routes.flatMap((route) => route.call.body ?? [])
  const door = openDoor(world, routes)
  for (const url of urls) {
    app.route({
      method: call.method,
      url,
      config: { call, bodies },
      bodyLimit: bodyLimitOf(call),
      ...(admitsBlindly(call) ? {} : { onRequest: door.admit }),
      ...(bodies.length > 0 ? { preValidation: readMultipart } : {}),
      handler: door.serve,
      // Otherwise every GET would answer HEAD too, which the contract does not name.
      exposeHeadRoute: false,
    })
  }
}

function mountsOf([{ call }]: Group): string[] {
  const path = routedPath(call).replaceAll(/\{(\w+)\}/g, ':$1')
  return call.onOrigin ? [api + path, path] : [api + path]
}

/** Where a last parameter was left out, the call itself says so, unless the address is another call's. */
function forgottenParameter(app: FastifyInstance, group: Group): string[] {
  const [{ call }] = group
  return mountsOf(group).flatMap((mount) => {
    const url = /^(.*)\/:\w+$/.exec(mount)?.[1]
    return url && !app.hasRoute({ url, method: call.method }) ? [url] : []
  })
}

function bodyLimitOf(call: Call): number {
  // Multipart bodies are streamed and have a limit of their own.
  return call.body === 'raw' ? sizes.logoBytes : sizes.jsonBytes
}

/** Calls of one address are told apart by the fields that are sent. */
function byAddress(routes: readonly Route[]): Group[] {
  const groups = Map.groupBy(routes, ({ call }) => nameOf(call))
  return [...groups.values()].map(([first, ...others]) => {
    if (!first) throw new Error('A group has at least one route')
    return [first, ...others]
  })
}

/** One line a call: what, how it ended, how long it took. Addresses may hold tokens, so only the call's name stands here. */
function logCall(
  world: World,
  call: Call | undefined,
  status: number,
  ms: number,
  requestId: string,
  audience?: string,
): void {
  if (!call) return
  world.log.info(
    { call: nameOf(call), status, ms: Math.round(ms * 10) / 10, requestId, audience },
    'call',
  )
}
