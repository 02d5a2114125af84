import { isIP } from 'node:net'
import path from 'node:path'
import * as z from 'zod/mini'
import { email, isBusinessNumber, productKey, productName } from '@headframe/wire'

/** The start is stopped with one clear line that names every variable that is wrong. */
export class BadConfig extends Error {
  override name = 'BadConfig'
}

export type Config = ReturnType<typeof readConfig>

const empty = (value: unknown) => (value === '' ? undefined : value)
const variable = <S extends z.ZodMiniType>(schema: S) => z.pipe(z.transform(empty), schema)
const optionalUrl = (...protocols: string[]) =>
  variable(
    z.optional(
      z.string().check(
        z.refine((value) => protocols.some((start) => value.toLowerCase().startsWith(start)), {
          error: `has to be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
          abort: true,
        }),
        z.refine(
          (value) => URL.canParse(value) && new URL(value).hash === '',
          'cannot be read as an address: in a name or password, signs such as # / ? @ are written %23 %2F %3F %40',
        ),
      ),
    ),
  )
/** Links, cookies and allowed origins are of a whole host. */
const publicUrl = variable(
  z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => isWholeHost(value),
          'has to be an address that starts with https:// or http:// and has no path',
        ),
      ),
  ),
)
const optionalText = variable(z.optional(z.string()))
/** Also those of the example settings, which nobody has replaced. */
const optionalKey = variable(
  z.optional(
    z.string().check(z.regex(/^[!-~]+$/, 'has to be the key as its provider shows it, in full')),
  ),
)
const wholeNumberFrom = (least: number, most: number) =>
  z.coerce
    .number('has to be a whole number')
    .check(
      z.int('has to be a whole number'),
      z.minimum(least, `has to be ${least} or more`),
      z.maximum(most, `has to be ${most} or less`),
    )
const wholeNumber = (least: number, most: number, fallback: number) =>
  variable(z._default(wholeNumberFrom(least, most), fallback))

const wholeNumberIfAny = (least: number, most: number) =>
  variable(z.optional(wholeNumberFrom(least, most)))

const oneOf = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  fallback: Options[number],
) => variable(z._default(z.enum(options, `has to be one of ${options.join(', ')}`), fallback))

const businessNumber = variable(
  z.optional(
    z.string().check(
      z.overwrite((value) => value.replaceAll(/\s/g, '')),
      z.refine(isBusinessNumber, 'has to be an Australian Business Number'),
    ),
  ),
)

const trustedProxies = variable(
  z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            isProxies,
            'has to be how many proxies stand in front, or their addresses and subnets with commas between',
          ),
        ),
      z.transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(/\s*,\s*/))),
    ),
  ),
)

const contact = variable(
  z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => contactFrom(text) !== undefined,
            'has to be an email address, or one that starts with https://',
          ),
        ),
      z.transform(contactFrom),
    ),
  ),
)

const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: variable(z._default(z.string(), '127.0.0.1')),
  DATA_DIR: variable(z._default(z.string(), './.data')),
  DATABASE_URL: optionalUrl('postgres:', 'postgresql:'),
  DATABASE_DIRECT_URL: optionalUrl('postgres:', 'postgresql:'),
  DATABASE_READERS: wholeNumber(1, 1000, 10),
  DATABASE_WRITERS: wholeNumber(2, 1000, 20),
  ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  APP_URL: publicUrl,
  API_URL: optionalUrl('http:', 'https:'),
  TRUST_PROXY: trustedProxies,
  MAIL_URL: optionalUrl('smtp:', 'smtps:'),
  CONTACT_EMAIL: variable(z.optional(email('has to be an email address'))),
  FILES_URL: optionalUrl('s3:'),
  SCANNER_URL: optionalUrl('tcp:'),
  AWS_ACCESS_KEY_ID: optionalKey,
  AWS_SECRET_ACCESS_KEY: optionalKey,
  STRIPE_SECRET_KEY: optionalKey,
  STRIPE_PUBLISHABLE_KEY: optionalKey,
  STRIPE_WEBHOOK_SECRET: optionalKey,
  AI_URL: optionalUrl('http:', 'https:'),
  AI_KEY: optionalKey,
  AI_MODEL: optionalText,
  MAP_STYLE_URL: optionalUrl('http:', 'https:'),
  GEOCODER_URL: optionalUrl('http:', 'https:'),
  MARKET_DATA_URL: optionalUrl('http:', 'https:'),
  LISTING_PRICE_CENTS: wholeNumber(0, 100_000_000, 16_250),
  SELLER_ABN: businessNumber,
  ALLOW_TEST_CARDS: oneOf(['yes', 'no'], 'no'),
  DEMO: variable(z.optional(z.enum(['on', 'off'], 'has to be on or off'))),
  SECURITY_CONTACT: contact,
  METRICS_PORT: wholeNumberIfAny(1, 65_535),
  METRICS_HOST: variable(z._default(z.string(), '127.0.0.1')),
  ALLOW_DEMO_IN_PUBLIC: oneOf(['yes', 'no'], 'no'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  NODE_ENV: optionalText,
})

/** Reads the environment once. Nothing else in the server looks at it. */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env) {
  const env = mustRead(variables)
  const dataDir = path.resolve(env.DATA_DIR)
  const appUrl = withoutSlash(env.APP_URL ?? `http://localhost:${env.PORT}`)
  return {
    port: env.PORT,
    host: env.HOST,
    role: env.ROLE,
    dataDir,
    database: databaseFrom(env, dataDir),
    appUrl,
    apiUrl: withoutSlash(env.API_URL ?? `${appUrl}/api`),
    trustedProxies: env.TRUST_PROXY,
    mail: mailFrom(env, appUrl),
    contactEmail: env.CONTACT_EMAIL,
    files: filesFrom(env),
    scannerUrl: env.SCANNER_URL,
    stripe: stripeFrom(env),
    ai: env.AI_URL ? { url: env.AI_URL, key: env.AI_KEY, model: env.AI_MODEL } : undefined,
    mapStyleUrl: env.MAP_STYLE_URL,
    geocoderUrl: env.GEOCODER_URL,
    marketDataUrl: env.MARKET_DATA_URL,
    listingPriceCents: env.LISTING_PRICE_CENTS,
    sellerAbn: env.SELLER_ABN,
    demo: env.DEMO ? env.DEMO === 'on' : !env.DATABASE_URL,
    securityContact: env.SECURITY_CONTACT,
    metrics: env.METRICS_PORT ? { host: env.METRICS_HOST, port: env.METRICS_PORT } : undefined,
    allowed: {
      demoInPublic: env.ALLOW_DEMO_IN_PUBLIC === 'yes',
      testCards: env.ALLOW_TEST_CARDS === 'yes',
    },
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  }
}

type Environment = z.infer<typeof environment>

function mustRead(variables: Readonly<Record<string, string | undefined>>): Environment {
  const read = environment.safeParse(variables)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
  throw new BadConfig(faults.join('; '))
}

function databaseFrom(env: Environment, dataDir: string) {
  return {
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    dataDir,
    readers: env.DATABASE_READERS,
    writers: env.DATABASE_WRITERS,
  }
}

function mailFrom(env: Environment, appUrl: string) {
  return {
    url: env.MAIL_URL,
    from: {
      name: productName,
      address: senderFor(appUrl),
      ...(env.CONTACT_EMAIL && { repliesTo: env.CONTACT_EMAIL }),
    },
  }
}

function filesFrom(env: Environment) {
  return {
    url: env.FILES_URL,
    accessKeyId: env.AWS_ACCESS_KEY_ID,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
  }
}

const mostProxies = 10

function isWholeHost(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { pathname, search, hash } = new URL(value)
  return pathname === '/' && search === '' && hash === ''
}

function isProxies(text: string): boolean {
  if (/^\d+$/.test(text)) return Number(text) <= mostProxies
  return text.split(/\s*,\s*/).every((entry) => {
    const [address = '', bits, ...more] = entry.split('/')
    const width = isIP(address) === 6 ? 128 : 32
    const isSubnet = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= width)
    return isIP(address) !== 0 && isSubnet && more.length === 0
  })
}

/** As an address that can be followed. */
function contactFrom(text: string): string | undefined {
  if (/^https:\/\/\S+$/.test(text) && URL.canParse(text)) return text
  const [, address] = /^(?:mailto:)?([^\s@,:<>]+@[^\s@,:<>]+)$/.exec(text) ?? []
  return address && `mailto:${address}`
}

function stripeFrom(env: Environment) {
  const secretKey = env.STRIPE_SECRET_KEY
  const publishableKey = env.STRIPE_PUBLISHABLE_KEY
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET
  if (!secretKey && !publishableKey && !webhookSecret) return undefined
  if (!secretKey || !publishableKey || !webhookSecret) {
    throw new BadConfig(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET have to be set together',
    )
  }
  return { secretKey, publishableKey, webhookSecret }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

function senderFor(appUrl: string): string {
  const { hostname } = new URL(appUrl)
  return `no-reply@${hostname.includes('.') ? hostname : `${productKey}.example`}`
}
