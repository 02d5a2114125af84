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
  const flagsOf = new Map<string, Map<string, readonly string[]>>()
  const methodsOf = new Map<string, Set<string>>()
  for (const call of calls) {
    const { pathname, flag } = addressOf(call)
    if (!flag) continue
    const flags = flagsOf.get(prefix + pathname) ?? new Map<string, readonly string[]>()
    const known = [...(flags.get(flag) ?? [flag]), ...Object.keys(call.input.shape)]
    flagsOf.set(prefix + pathname, flags.set(flag, known))
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
    // What has no value is a flag too, unless the call knows a parameter of that name.
    const isKnown = (name: string) => flags.get(flag)?.includes(name)
    if (!namesWithoutValue(url.slice(start + 1)).every(isKnown)) return prefix + unknownCall

    query.delete(flag)
    return `${path}${marker}${flag}?${query}`
  }
}

function namesWithoutValue(query: string): string[] {
  const parts = query.split('&').filter((part) => !part.includes('='))
  return parts.flatMap((part) => [...new URLSearchParams(part).keys()])
}
