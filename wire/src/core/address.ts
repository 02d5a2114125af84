import type { Call } from './call.ts'

/** A call's address, taken apart: where it is mounted and which fields travel in it. */
export interface Address {
  /** `/contractor/roles/{industryId}` without anything behind a question mark. */
  readonly pathname: string
  /** The name without a value that tells the calls of one `.php` path apart. */
  readonly flag: string | undefined
  readonly pathFields: readonly string[]
  /** Fields of a call with a body that nevertheless travel in the query. */
  readonly queryFields: readonly string[]
}

const known = new WeakMap<Call, Address>()

export function addressOf(call: Call): Address {
  const found = known.get(call)
  if (found) return found

  const [pathname = '', query = ''] = call.path.split('?', 2)
  const parts = query.split('&').filter(Boolean)
  const address: Address = {
    pathname,
    flag: parts.find((part) => !part.includes('=')),
    pathFields: [...pathname.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []),
    queryFields: parts.flatMap((part) => /^(\w+)=\{\1\}$/.exec(part)?.[1] ?? []),
  }
  known.set(call, address)
  return address
}

/** Whether a field of the input is sent in the address rather than in the body. */
export function travelsInAddress(call: Call, field: string): boolean {
  const { pathFields, queryFields } = addressOf(call)
  return !call.body || pathFields.includes(field) || queryFields.includes(field)
}

/** The address to ask for, with the fields of the input that belong in it. */
export function urlFor(call: Call, input: Readonly<Record<string, unknown>>): string {
  const { pathname, flag, pathFields } = addressOf(call)
  const path = pathname.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(input[field] ?? '')),
  )

  const query = new URLSearchParams()
  for (const [field, value] of Object.entries(input)) {
    if (pathFields.includes(field) || !travelsInAddress(call, field)) continue
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(field, String(one))
    }
  }

  const parts = [flag, query.toString()].filter(Boolean).join('&')
  return parts ? `${path}?${parts}` : path
}
