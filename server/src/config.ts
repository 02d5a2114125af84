import path from 'node:path'
import * as z from 'zod/mini'
import { productKey, productName } from '@headframe/wire'

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
      z
        .string()
        .check(
          z.refine(
            (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
            `has to be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
          ),
        ),
    ),
  )
const optionalText = variable(z.optional(z.string()))
const wholeNumber = (least: number, most: number, fallback: number) =>
  variable(
    z._default(
      z.coerce
        .number()
        .check(
          z.int('has to be a whole number'),
          z.minimum(least, `has to be ${least} or more`),
          z.maximum(most, `has to be ${most} or less`),
        ),
      fallback,
    ),
  )
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

const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: variable(z._default(z.string(), '127.0.0.1')),
  DATA_DIR: variable(z._default(z.string(), './.data')),
  DATABASE_URL: optionalUrl('postgres:', 'postgresql:'),
  ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  APP_URL: optionalUrl('http:', 'https:'),
  API_URL: optionalUrl('http:', 'https:'),
  MAIL_URL: optionalUrl('smtp:', 'smtps:'),
  FILES_URL: optionalUrl('s3:'),
  AWS_ACCESS_KEY_ID: optionalText,
  AWS_SECRET_ACCESS_KEY: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  AI_URL: optionalUrl('http:', 'https:'),
  AI_KEY: optionalText,
  AI_MODEL: optionalText,
  MAP_STYLE_URL: optionalUrl('http:', 'https:'),
  GEOCODER_URL: optionalUrl('http:', 'https:'),
  MARKET_DATA_URL: optionalUrl('http:', 'https:'),
  LISTING_PRICE_CENTS: wholeNumber(0, 100_000_000, 16_250),
  SELLER_ABN: businessNumber,
  DEMO: variable(z.optional(z.enum(['on', 'off'], 'has to be on or off'))),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  NODE_ENV: optionalText,
})

/** Reads the environment once. Nothing else in the server looks at it. */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env) {
  const read = environment.safeParse(variables)
  if (!read.success) {
    const faults = read.error.issues.map(
      ({ path: [name], message }) => `${String(name)} ${message}`,
    )
    throw new BadConfig(faults.join('; '))
  }

  const env = read.data
  const dataDir = path.resolve(env.DATA_DIR)
  const appUrl = withoutSlash(env.APP_URL ?? `http://localhost:${env.PORT}`)
  return {
    port: env.PORT,
    host: env.HOST,
    role: env.ROLE,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    appUrl,
    apiUrl: withoutSlash(env.API_URL ?? `${appUrl}/api`),
    mail: { url: env.MAIL_URL, from: { name: productName, address: senderFor(appUrl) } },
    files: {
      url: env.FILES_URL,
      accessKeyId: env.AWS_ACCESS_KEY_ID,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
    },
    stripe: stripeFrom(
      env.STRIPE_SECRET_KEY,
      env.STRIPE_PUBLISHABLE_KEY,
      env.STRIPE_WEBHOOK_SECRET,
    ),
    ai: env.AI_URL ? { url: env.AI_URL, key: env.AI_KEY, model: env.AI_MODEL } : undefined,
    mapStyleUrl: env.MAP_STYLE_URL,
    geocoderUrl: env.GEOCODER_URL,
    marketDataUrl: env.MARKET_DATA_URL,
    listingPriceCents: env.LISTING_PRICE_CENTS,
    sellerAbn: env.SELLER_ABN,
    demo: env.DEMO ? env.DEMO === 'on' : !env.DATABASE_URL,
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  }
}

/** What would be unsafe to leave as it is when real people use a real database. */
export function warningsAbout(config: Config): string[] {
  if (!config.production || !config.databaseUrl) return []
  return [
    ...(config.mail.url
      ? []
      : ['MAIL_URL is not set: mail is written to files and reaches nobody']),
    ...warningsAboutPayments(config),
    ...(config.demo ? ['DEMO is on: everybody knows the demo passwords'] : []),
    ...(config.appUrl.startsWith('https:')
      ? []
      : ['APP_URL is not https: sessions can be overheard']),
  ]
}

function warningsAboutPayments({ listingPriceCents, stripe, sellerAbn }: Config): string[] {
  if (listingPriceCents === 0) return []
  if (!stripe) return ['STRIPE_SECRET_KEY is not set: listings are paid for with test cards']
  return sellerAbn ? [] : ['SELLER_ABN is not set: receipts are not valid as tax invoices']
}

function stripeFrom(secretKey?: string, publishableKey?: string, webhookSecret?: string) {
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

/** The digits of an Australian Business Number vouch for one another. */
function isBusinessNumber(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), -10)
  return sum % 89 === 0
}
