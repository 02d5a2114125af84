import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

type CookieName = 'admin_session' | 'device'

/**
 * What a cookie is called. Over https browsers vouch for what begins so: it came from this host alone,
 * encrypted, and no neighbour under the same domain has planted it.
 */
export function cookieName(config: Config, name: CookieName): string {
  return isEncrypted(config) ? `__Host-${name}` : name
}

export function shownCookie(
  request: FastifyRequest,
  config: Config,
  name: CookieName,
): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[cookieName(config, name)]
}

/** Has the browser keep something that no script of any page can read, or lets it go. */
export function keepCookie(
  reply: FastifyReply,
  config: Config,
  cookie: {
    readonly name: CookieName
    readonly value: string | undefined
    readonly seconds: number
  },
): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: cookieName(config, cookie.name),
      value: cookie.value ?? '',
      httpOnly: true,
      sameSite: 'lax',
      secure: isEncrypted(config),
      path: '/',
      maxAge: cookie.value ? cookie.seconds : 0,
    }),
  )
}

function isEncrypted({ appUrl }: Config): boolean {
  return appUrl.startsWith('https:')
}
