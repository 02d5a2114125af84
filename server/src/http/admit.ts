import type { FastifyRequest } from 'fastify'
import type { Call, CallLimit } from '@headframe/wire'
import { addressOf, audiencesOf, changesSomething, Refusal, roleSuffices } from '@headframe/wire'
import type { Config } from '../config.ts'
import { accountIdOf } from '../kit/actor.ts'
import type { Actor } from '../kit/actor.ts'
import { mustBeWithin } from '../kit/limits.ts'
import { findActor, showing } from '../kit/sign-in/sessions.ts'
import type { World } from '../kit/world.ts'
import { countedAddress } from './caller-address.ts'
import { shownCookie } from './cookies.ts'

/** Lets the caller in, or refuses: who they are, whether they may call this, whether they call too often. */
export async function admit(world: World, call: Call, request: FastifyRequest): Promise<void> {
  const actor = await whoCalls(world, call, request)
  request.actor = actor
  if (mayBeMisused(call)) mustComeFromOurPages(world, request)
  if (call.limit) {
    const who = (actor && countedCaller(call.limit, actor)) ?? countedAddress(request)
    await mustBeWithin(world.database, call.limit, who, world.clock())
  }
}

/** Whom the limit counts; undefined where it counts network addresses. */
function countedCaller({ each }: CallLimit, actor: Actor): string | undefined {
  if (each === 'caller') return accountIdOf(actor)
  if (each === 'company account') return actor.audience === 'company' ? actor.companyId : undefined
  return each && actor.audience === 'staff' ? actor.staffAccountId : undefined
}

/** Calls that let everybody in, as often as they like, need not be asked about. */
export function admitsBlindly(call: Call): boolean {
  return call.who === 'anyone' && !call.limit && !mayBeMisused(call)
}

/** What the caller shows: dashboard calls look at the cookie alone, all others at the bearer token alone. */
export function shownToken(
  config: Config,
  call: Call,
  request: FastifyRequest,
): string | undefined {
  if (isOfDashboard(call)) return shownCookie(request, config, 'admin_session')
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Who is calling, as long as their session is good and opens this call. */
export async function whoCalls(
  world: World,
  call: Call,
  request: FastifyRequest,
): Promise<Actor | undefined> {
  if (call.who === 'anyone') return undefined
  const token = shownToken(world.config, call, request)
  const guestsMay = call.who === 'guest-or-contractor'
  if (guestsMay && request.headers.authorization === undefined) return undefined

  const shownHere = isOfDashboard(call) ? showing.cookie : showing.bearer
  const actor = token ? await findActor(world.database, token, world.clock(), shownHere) : undefined
  if (!actor) throw new Refusal('UNAUTHENTICATED')
  if (audiencesOf(call.who).includes(actor.audience)) return withRoleFor(call, actor, request)
  if (guestsMay) return undefined
  // For the log: who tried.
  request.actor = actor
  throw new Refusal('WRONG_AUDIENCE')
}

/** What the people of a company may do hangs on their role; nobody else has one. */
function withRoleFor(call: Call, actor: Actor, request: FastifyRequest): Actor {
  if (actor.audience !== 'company' || roleSuffices(actor.role, call)) return actor
  request.actor = actor
  throw new Refusal('ROLE_NEEDED')
}

function isOfDashboard(call: Call): boolean {
  return addressOf(call).pathname.startsWith('/dashboard/')
}

/** A cookie travels with every request, so a page of somebody else's must not be able to make one that changes anything. */
function mayBeMisused(call: Call): boolean {
  return isOfDashboard(call) && changesSomething(call)
}

function mustComeFromOurPages(world: World, request: FastifyRequest): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const isOurs =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : origin === new URL(world.config.appUrl).origin
  if (!isOurs) throw new Refusal('BAD_ORIGIN')
}
