import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '@headframe/wire'
import { lives } from '@headframe/wire'
import type { Config } from '../config.ts'
import type { Caller, NamedAccount } from '../kit/use-case.ts'
import { shownToken } from './admit.ts'
import { countedAddress, shortAddress } from './caller-address.ts'
import { keepCookie, shownCookie } from './cookies.ts'

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
    return countedAddress(this.#request)
  }

  get shortAddress(): string {
    return shortAddress(this.#request)
  }

  get agent(): string | undefined {
    return this.#request.headers['user-agent']
  }

  get token(): string | undefined {
    return shownToken(this.#config, this.#call, this.#request)
  }

  keepSession(value: string | undefined): void {
    this.#keep({ name: 'admin_session', value, seconds: lives.adminSeconds })
  }

  get device(): string | undefined {
    return shownCookie(this.#request, this.#config, 'device')
  }

  keepDevice(value: string): void {
    this.#keep({ name: 'device', value, seconds: lives.knownDeviceSeconds })
  }

  noteAccount(account: NamedAccount): void {
    this.#request.account = account
  }

  #keep(cookie: Parameters<typeof keepCookie>[2]): void {
    keepCookie(this.#reply, this.#config, cookie)
  }
}
