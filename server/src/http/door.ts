import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { Call, Faults } from '@headframe/wire'
import {
  asListed,
  changesSomething,
  judge,
  mustBeSound,
  Refusal,
  repliesWithFile,
} from '@headframe/wire'
import { beginCall } from '../db/call-transaction.ts'
import { isWorthAnotherTry } from '../db/faults.ts'
import type { Actor } from '../kit/actor.ts'
import type { Page } from '../kit/paging.ts'
import { mustStillHoldRole } from '../kit/sign-in/held-role.ts'
import type { Caller, Context, FileAnswer, Route } from '../kit/use-case.ts'
import type { World } from '../kit/world.ts'
import { admit, whoCalls } from './admit.ts'
import { filePolicy } from './headers.ts'
import { answerOnce } from './keyed-replies.ts'
import { noteWhoIsShown } from './note-who-is-shown.ts'
import { isMultipart } from './bodies/read-body.ts'
import { fieldsFor } from './read-request.ts'
import type { Sent } from './read-request.ts'
import { RequestCaller } from './request-caller.ts'

const mostTries = 3

/** Serves the calls of one address. There is more than one only where the fields that are sent tell them apart. */
export function openDoor(world: World, routes: readonly [Route, ...Route[]]) {
  const [{ call }] = routes
  return {
    /** Before anything of the body is read. */
    admit: (request: FastifyRequest): Promise<void> => admit(world, call, request),

    async serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const { route, sent } = routeFor(routes, request)
      request.meant = route.call
      const caller = new RequestCaller(route.call, request, reply, world.config)
      const leaving = await tryAgain(world, async (isAnother) => {
        // The first try may have failed because the account was erased meanwhile.
        if (isAnother) request.actor = await whoCalls(world, route.call, request)
        return runOnce(world, route, sent, { actor: request.actor, caller, request })
      })
      return send(reply, route.call, leaving)
    },
  }
}

interface Calling {
  readonly actor: Actor | undefined
  readonly caller: Caller
  readonly request: FastifyRequest
}

/** Judge → prepare → run, in one transaction for a call that changes something. */
async function runOnce(
  world: World,
  { call, served }: Route,
  sent: Sent,
  calling: Calling,
): Promise<Leaving> {
  const transaction = changesSomething(call) ? beginCall(world.database) : undefined
  const context = {
    db: transaction?.db ?? world.database.reading,
    reading: world.database.reading,
    actor: calling.actor,
    now: world.clock(),
    caller: calling.caller,
    world,
    // The contract gives each use case its own types; they were checked where its table was made.
  } as Context<Call>

  const run = () => judgeAndRun({ call, served }, context, sent)
  let answer: unknown
  try {
    answer = await (call.keyed ? answerOnce(context, call, calling.request, sent, run) : run())
    const leaving = whatLeaves(call, answer)
    await noteWhoIsShown(context, call, leaving.body)
    if (transaction) {
      await mustStillHoldRole(transaction.db, call, calling.actor)
      await transaction.commit()
    }
    return leaving
  } catch (error) {
    if (repliesWithFile(call)) letGoOf(answer as FileAnswer | undefined)
    await transaction?.rollback()
    throw error
  }
}

/** A file that was opened and is not sent after all would stay open. */
function letGoOf(file: FileAnswer | undefined): void {
  if (file?.content instanceof Readable) file.content.destroy()
}

async function judgeAndRun(
  { call, served }: Route,
  context: Context<Call>,
  sent: Sent,
): Promise<unknown> {
  const judgement = judge(call, sent)
  if (judgement.unreadable)
    throw new Refusal(isAboutSorting(judgement.faults) ? 'BAD_SORT' : 'BAD_REQUEST')
  if (judgement.tooLarge) throw new Refusal('TOO_LARGE', { text: judgement.tooLarge })

  const ready = await served.prepare(context, judgement.form)
  const faults = { ...ready.faults, ...judgement.faults }
  return ready.run(mustBeSound(call, { ...judgement, faults }))
}

/** Two calls that got in each other's way are no fault of the caller's. */
async function tryAgain<T>({ log }: World, work: (isAnother: boolean) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work(tries > 1)
    } catch (error) {
      if (tries >= mostTries || !isWorthAnotherTry(error)) throw error
      log.warn({ err: error }, 'Two calls got in each other’s way: trying again')
    }
  }
}

function routeFor(
  routes: readonly [Route, ...Route[]],
  request: FastifyRequest,
): { route: Route; sent: Sent } {
  if (routes.length === 1) return { route: routes[0], sent: fieldsFor(routes[0].call, request) }

  const told = routesTold(routes, request)
  if (told) return told

  const meant = routes
    .map((route) => ({ route, sent: fieldsFor(route.call, request) }))
    .filter(({ sent }) => Object.keys(sent).length > 0)
  if (!meant[0] || meant.length > 1) throw new Refusal('BAD_REQUEST')
  return meant[0]
}

/** The call whose value stands in the field that tells them apart. */
function routesTold(
  routes: readonly [Route, ...Route[]],
  request: FastifyRequest,
): { route: Route; sent: Sent } | undefined {
  const told = routes[0].call.toldBy
  if (!told) return undefined
  const named = fieldsFor(routes[0].call, request)[told.field]
  const route = routes.find(({ call }) => call.toldBy?.is === named)
  if (!route) throw new Refusal(told.otherwise)
  if (route.call.body && (route.call.body === 'multipart') !== isMultipart(request))
    throw new Refusal('UNSUPPORTED_TYPE')
  return { route, sent: fieldsFor(route.call, request) }
}

/** What is sent of an answer, as the contract names it. */
interface Leaving {
  readonly body: unknown
  readonly page?: Page<unknown>
}

/** What the contract does not name does not leave. */
function whatLeaves(call: Call, answer: unknown): Leaving {
  if (repliesWithFile(call)) return { body: answer }
  // It is no file.
  const output = call.output as z.ZodMiniType
  if (!call.paged) return { body: z.parse(output, answer) }
  const page = answer as Page<unknown>
  const { rows, counts: _, ...meta } = page
  return { body: z.parse(output, asListed(call.paged, rows, meta)), page }
}

function send(reply: FastifyReply, call: Call, { body, page }: Leaving): unknown {
  if (repliesWithFile(call)) return sendFile(reply, body as FileAnswer)

  reply.header('content-type', 'application/json; charset=utf-8')
  reply.header(
    'cache-control',
    call.keepForSeconds ? `public, max-age=${call.keepForSeconds}` : 'no-store',
  )
  if (page) tellTotals(reply, page)
  return JSON.stringify(body)
}

/** Totals travel in headers, and once more in the body of a data list. */
function tellTotals(reply: FastifyReply, { counts = {}, ...meta }: Page<unknown>): void {
  for (const [name, count] of Object.entries(counts)) reply.header(`x-${name}`, String(count))
  reply.header('x-total-count', String(meta.total))
  reply.header('x-page', String(meta.page))
  reply.header('x-page-size', String(meta.perPage))
  reply.header('x-total-pages', String(meta.pages))
}

function isAboutSorting(faults: Faults): boolean {
  return 'sortField' in faults || 'sortOrder' in faults
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.status === 404) {
    // A page for people says nothing to a program.
    if (!/\btext\/html\b/.test(reply.request.headers.accept ?? '')) throw new Refusal('NOT_FOUND')
    reply.code(404)
  }
  reply.header('content-type', file.type)
  reply.header('content-length', String(file.size))
  reply.header('cache-control', file.cacheControl ?? 'no-store')
  reply.header('content-security-policy', file.policy ?? filePolicy)
  if (file.name) reply.header('content-disposition', attachment(file.name))
  return reply.send(file.content instanceof Readable ? file.content : Buffer.from(file.content))
}

/** A plain name for old clients, and the whole one for all others. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escape)}`
}
