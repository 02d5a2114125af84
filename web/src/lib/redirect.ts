import { paths } from './paths.ts'

/** What a sign-in screen carries in its search: where to go on to. */
export interface WayBack {
  redirect_uri?: string | undefined
}

const longestWayBack = 2000

/** Going back to a sign-in or sign-out screen would end where it began. */
const pointless: readonly string[] = Object.values(paths).flatMap((area) =>
  typeof area === 'object'
    ? Object.entries(area).flatMap(([name, path]) =>
        ['login', 'logout', 'auth'].includes(name) ? [path] : [],
      )
    : [],
)

/** The way back that an address asks for, or nothing when it is not a path on our own origin. */
export function readWayBack(search: Readonly<Record<string, unknown>>): WayBack {
  return { redirect_uri: safePath(search['redirect_uri']) }
}

/** A path on this origin, exactly as the browser will read it; anything else is nothing. */
export function safePath(wanted: unknown, origin = window.location.origin): string | undefined {
  if (typeof wanted !== 'string' || wanted.length > longestWayBack) return undefined
  if (!looksLikeOwnPath(wanted) || !URL.canParse(wanted, origin)) return undefined

  const url = new URL(wanted, origin)
  const path = url.pathname + url.search + url.hash
  // "/.//host" passes as written and becomes "//host" once its dots are resolved.
  if (url.origin !== origin || !looksLikeOwnPath(path)) return undefined
  return pointless.includes(url.pathname.replace(/\/+$/, '')) ? undefined : path
}

/** One slash, then something that no reader takes for a host, however often it is decoded. */
function looksLikeOwnPath(text: string): boolean {
  let path = text.split(/[?#]/, 1)[0] ?? ''
  for (;;) {
    if (!path.startsWith('/') || /^\/[/\\]/.test(path) || isUnclean(path)) return false
    const decoded = decodedOnce(path)
    if (decoded === undefined) return false
    if (decoded === path) return !isUnclean(text)
    path = decoded
  }
}

function isUnclean(text: string): boolean {
  return /[\p{Cc}\u0020\u00a0\u2028\u2029\ufeff\\]/u.test(text)
}

function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
