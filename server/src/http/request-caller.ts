import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '@headframe/wire'
import type { Config } from '../config.ts'
import type { Caller } from '../kit/use-case.ts'
import { shownToken } from './admit.ts'
import { keepSession } from './cookies.ts'

/** Where a call comes from. Most use cases never ask, so nothing is worked out before one does. */
export class RequestCaller implements Caller {
  readonly #call: Call
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #config: Config

  constructor(call: Call, request: FastifyRequest, reply: FastifyReply, config: Config) {
    this.#call = call
    this.#request = request
    this.#reply = reply
    this.#config = config
  }

  get address(): string {
    return this.#request.ip
  }

  get token(): string | undefined {
    return shownToken(this.#call, this.#request)
  }

  keepSession(token: string | undefined): void {
    keepSession(this.#reply, this.#config, token)
  }
}
