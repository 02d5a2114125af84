import Fastify from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Call } from '@headframe/wire'
import { nameOf, Refusal } from '@headframe/wire'
import type { Config } from '../config.ts'
import type { Route } from '../kit/use-case.ts'
import type { World } from '../kit/world.ts'
import { addApiPage } from './api-page/api-page.ts'
import { logCall } from './call-log.ts'
import { compressTexts } from './compress.ts'
import { addHeaders } from './reply-headers.ts'
import { admitsBlindly } from './admit.ts'
import { openDoor } from './door.ts'
import { formFieldsOf } from './bodies/form-fields.ts'
import { openBodyReader } from './bodies/read-body.ts'
import type { BodyReader } from './bodies/read-body.ts'
import { flagRewriter, routedPath, unknownCallPath } from './flags.ts'
import { parseUrlEncoded } from './read-request.ts'
import { refuse } from './refuse.ts'
import { cutSilentReaders } from './silent-readers.ts'
import { cutSlowBodies } from './bodies/slow-bodies.ts'
import { addWebApp } from './web/web-app.ts'

export type App = FastifyInstance

const api = '/api'
/** Longer than any parameter can be: Node refuses longer request lines. So a call itself says that nothing is called so. */
const longestAddress = 16_384

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
    trustProxy: trustIn(world.config.trustedProxies),
    genReqId: () => randomUUID(),
    rewriteUrl: (request) => rewrite(request.method ?? '', request.url ?? '/'),
    routerOptions: { querystringParser: parseUrlEncoded, maxParamLength: longestAddress },
    // The most that a file may take; bodies that come too slowly are cut off much sooner.
    requestTimeout: 300_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    keepAliveTimeout: 10_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void refuse(world, error, request, reply),
  })

  readBodiesOurselves(app)
  app.decorateRequest('actor')
  app.decorateRequest('meant')
  app.decorateRequest('account')
  app.decorateRequest('refused')
  app.setErrorHandler((error, request, reply) => refuse(world, error, request, reply))
  addHeaders(app, world.config)
  compressTexts(app)
  cutSlowBodies(app)
  cutSilentReaders(app.server)
  app.addHook('onResponse', (request, reply, done) => {
    countCall(world, request.routeOptions.config.call, reply)
    logCall(world, request, reply)
    done()
  })

  const reader = openBodyReader(world)
  const groups = byAddress(routes)
  for (const group of groups) addCalls(app, world, reader, group, mountsOf(group))
  for (const group of groups) addCalls(app, world, reader, group, forgottenParameter(app, group))
  app.all(api + unknownCallPath, () => {
    throw new Refusal('UNKNOWN_CALL')
  })
  addApiPage(app, api, world.config)
  await addWebApp(app, world, api, webDist)
  return app
}

/** The framework would read every body before anybody has asked what the call can do with it. */
function readBodiesOurselves(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}

type Group = readonly [Route, ...Route[]]

function addCalls(
  app: FastifyInstance,
  world: World,
  reader: BodyReader,
  routes: Group,
  urls: readonly string[],
): void {
  const [{ call }] = routes
  const calls = routes.map((route) => route.call)
  const bodies = calls.flatMap(({ body }) => body ?? [])
  const door = openDoor(world, routes)
  for (const url of urls) {
    app.route({
      method: call.method,
      url,
      config: { call, bodies, fields: formFieldsOf(calls) },
      ...(admitsBlindly(call) ? {} : { onRequest: door.admit }),
      handler:
        bodies.length > 0
          ? (request, reply) => reader.withBody(request, () => door.serve(request, reply))
          : door.serve,
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

/** Calls of one address are told apart by the fields that are sent. */
function byAddress(routes: readonly Route[]): Group[] {
  const groups = Map.groupBy(routes, ({ call }) => nameOf(call))
  return [...groups.values()].map(([first, ...others]) => {
    if (!first) throw new Error('A group has at least one route')
    return [first, ...others]
  })
}

function countCall({ metrics }: World, call: Call | undefined, reply: FastifyReply): void {
  if (!call) return
  metrics.calls.count({ call: nameOf(call), status: String(reply.statusCode) })
  metrics.callSeconds.took(reply.elapsedTime / 1000, { call: nameOf(call) })
}

/** The framework trusts addresses by itself, but takes a bare number of proxies for a mistake. */
function trustIn(proxies: Config['trustedProxies']): FastifyServerOptions['trustProxy'] {
  if (typeof proxies !== 'number') return proxies ?? false
  return (_address, hop) => hop < proxies
}
