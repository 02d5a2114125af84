import { stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'
import { lives } from '@headframe/wire'
import type { Config } from '../config.ts'
import { adminCookie } from './admit.ts'

/** Hands the administrator's session to the browser, or takes it back. */
export function keepSession(reply: FastifyReply, config: Config, token: string | undefined): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: adminCookie,
      value: token ?? '',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.appUrl.startsWith('https:'),
      path: '/',
      maxAge: token ? lives.adminSeconds : 0,
    }),
  )
}
