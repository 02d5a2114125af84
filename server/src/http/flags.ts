import type { Call } from '@headframe/wire'
import { addressOf } from '@headframe/wire'

const marker = '/~flag/'
const unknownCall = '/~unknown-call'

/** Where a call with a flag is routed: `/profile.php?getAll` at `/profile.php/~flag/getAll`. */
export function routedPath(call: Call): string {
  const { pathname, flag } = addressOf(call)
  return flag ? pathname + marker + flag : pathname
}

export const unknownCallPath = unknownCall

/**
 * The old addresses tell their calls apart by a name without a value in the query.
 * They are rewritten before routing, so that every call is a route of its own.
 */
export function flagRewriter(
  prefix: string,
  calls: readonly Call[],
): (method: string, url: string) => string {
  const flagsOf = new Map<string, Set<string>>()
  const methodsOf = new Map<string, Set<string>>()
  for (const call of calls) {
    const { pathname, flag } = addressOf(call)
    if (!flag) continue
    flagsOf.set(prefix + pathname, (flagsOf.get(prefix + pathname) ?? new Set()).add(flag))
    methodsOf.set(
      prefix + pathname,
      (methodsOf.get(prefix + pathname) ?? new Set()).add(call.method),
    )
  }

  return (method, url) => {
    const start = url.indexOf('?')
    const path = start < 0 ? url : url.slice(0, start)
    // Nobody reaches the rewritten addresses by asking for them.
    if (/\/(?:~|%7e)/i.test(path)) return '/~'
    const flags = flagsOf.get(path)
    if (!flags || !methodsOf.get(path)?.has(method === 'HEAD' ? 'GET' : method)) return url

    const query = new URLSearchParams(start < 0 ? '' : url.slice(start + 1))
    const present = [...query.keys()].filter((name) => flags.has(name))
    const [flag] = present
    if (!flag || present.length > 1) return prefix + unknownCall

    query.delete(flag)
    return `${path}${marker}${flag}?${query}`
  }
}
