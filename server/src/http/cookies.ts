import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

export const adminCookie = 'admin_session'
export const deviceCookie = 'device'

export function shownCookie(request: FastifyRequest, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name]
}

/** Has the browser keep something that no script of any page can read, or lets it go. */
export function keepCookie(
  reply: FastifyReply,
  config: Config,
  cookie: { readonly name: string; readonly value: string | undefined; readonly seconds: number },
): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: cookie.name,
      value: cookie.value ?? '',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.appUrl.startsWith('https:'),
      path: '/',
      maxAge: cookie.value ? cookie.seconds : 0,
    }),
  )
}
