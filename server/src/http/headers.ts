import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'

/** What no page of ours may do, whatever else it may. */
export const nowhere =
  "base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'"

/** On every reply. */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': `default-src 'none'; ${nowhere}`,
    // No window that opened ours, or that ours opened, has a hold on it, unless it is ours.
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': hasOwnOriginForApi(config) ? 'cross-origin' : 'same-origin',
    ...(config.appUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

/** What stands in a document of ours, each by the hash of what it says. */
export interface Inside {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** By what it says, so that nothing else can take its place. */
export function nameOfContent(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const nothing: Inside = { scripts: [], styles: [] }

/** On the documents that a browser runs. */
export function documentHeaders(config: Config, inside = nothing): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': documentPolicy(config, inside),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    'cache-control': 'no-cache',
  }
}

/** Their script fetches parts of itself from hosts of its own. */
const stripeScripts = 'https://js.stripe.com https://*.js.stripe.com'

function documentPolicy(config: Config, { scripts, styles }: Inside): string {
  const elsewhere = hasOwnOriginForApi(config) ? ` ${new URL(config.apiUrl).origin}` : ''
  const stripeApi = config.stripe ? ' https://api.stripe.com' : ''
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(config.stripe ? [stripeScripts] : [])].join(' '),
    // Scripts may set the style of an element, but neither markup nor other sites may bring any.
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' data: blob:${elsewhere}${tilesOf(config)}`,
    "font-src 'self'",
    `connect-src 'self'${elsewhere}${stripeApi}`,
    config.stripe ? `frame-src ${stripeScripts} https://hooks.stripe.com` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${elsewhere}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Then the pages that show its pictures are of another origin. */
function hasOwnOriginForApi({ apiUrl, appUrl }: Config): boolean {
  return new URL(apiUrl).origin !== new URL(appUrl).origin
}

/** Where the tiles of a configured map are; `{s}` stands for whichever of its hosts is asked. */
function tilesOf({ mapStyleUrl }: Config): string {
  const [origin] = mapStyleUrl?.match(/^https?:\/\/[^/]+/) ?? []
  return origin ? ` ${origin.replace('{s}', '*')}` : ''
}

/** On the worker that opens the app without a network: it may ask its own origin, and nothing else. */
export const workerPolicy = `default-src 'none'; connect-src 'self'; ${nowhere}`

/** On stored files, which are shown or saved but never run. */
export const filePolicy = `default-src 'none'; sandbox; ${nowhere}`
