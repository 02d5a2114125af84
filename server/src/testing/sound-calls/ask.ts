import type { Call } from '@headframe/wire'
import { addressOf, travelsInAddress, urlFor } from '@headframe/wire'
import type { Person } from '../people.ts'
import type { Product } from '../product.ts'
import { bearer } from '../requests.ts'
import type { Sample } from './sample.ts'

export type Encoding = 'json' | 'urlencoded' | 'multipart' | 'bytes'

/** How what a call is sent may be written down. */
export function encodingsOf({ body }: Call): Encoding[] {
  if (body === 'form') return ['urlencoded', 'json', 'multipart']
  if (body === 'multipart') return ['multipart']
  return body === 'raw' || body === 'signed' ? ['bytes'] : ['json']
}

/** Asks what no client of ours would ask: any values under any names. */
export function askAs(
  product: Product,
  call: Call,
  { fields, encoding, who }: { fields: Sample; encoding: Encoding; who: Person | undefined },
): Promise<Response> {
  const inAddress = Object.entries(fields).filter(([field]) => travelsInAddress(call, field))
  const inBody = Object.entries(fields).filter(([field]) => !travelsInAddress(call, field))
  const path = urlFor(call, Object.fromEntries(inAddress.map(asAddressed)))
  return product.ask(path, {
    method: call.method,
    redirect: 'manual',
    ...(call.body
      ? bodyOf(inBody, encoding, { ...tokenOf(call, who) })
      : { headers: tokenOf(call, who) }),
  })
}

type Field = readonly [name: string, value: unknown]
type Headers = Readonly<Record<string, string>>

function tokenOf(call: Call, who: Person | undefined): Headers {
  if (!who) return {}
  const isDashboard = addressOf(call).pathname.startsWith('/dashboard/')
  return isDashboard ? { cookie: `admin_session=${who.token}` } : bearer(who.token)
}

function bodyOf(fields: readonly Field[], encoding: Encoding, headers: Headers): RequestInit {
  if (encoding === 'bytes') return bytesOf(Object.fromEntries(fields), headers)
  if (encoding === 'json') {
    const body = JSON.stringify(Object.fromEntries(fields))
    return { headers: { ...headers, 'content-type': 'application/json' }, body }
  }
  const form = encoding === 'urlencoded' ? new URLSearchParams() : new FormData()
  for (const [name, value] of fields) {
    if (form instanceof FormData && value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, textOf(value))
  }
  return { headers, body: form }
}

/** A file's own bytes, or those of a provider with its signature. */
function bytesOf({ bytes, type, signature }: Sample, headers: Headers): RequestInit {
  return {
    headers: {
      ...headers,
      'content-type': signature === undefined ? headerOf(type) : 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': headerOf(signature) }),
    },
    body: bytes instanceof Uint8Array ? new Uint8Array(bytes) : textOf(bytes),
  }
}

/** Half a character cannot be put in an address; a body has it. */
function asAddressed([name, value]: Field): Field {
  if (Array.isArray(value)) return [name, value.map((one) => textOf(one).toWellFormed())]
  return [name, value === undefined ? value : textOf(value).toWellFormed()]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** What cannot stand in a header is not sent in one. */
function headerOf(value: unknown): string {
  return encodeURI(textOf(value).toWellFormed()).replaceAll('%20', ' ').slice(0, 4000)
}
