import { isIPv4 } from 'node:net'
import { BadConfig } from '../config.ts'
import type { Config } from '../config.ts'

/**
 * What nobody wants when strangers can reach the product stops the start, in one line that says what to
 * set instead, and what to set to have it so.
 */
export function mustBeSafeToStart(config: Config): void {
  if (!isPublic(config)) return
  const dangers = [
    ...(config.demo && !config.allowed.demoInPublic
      ? [
          'the demo is on and everybody knows its passwords: set DEMO=off, or ALLOW_DEMO_IN_PUBLIC=yes to have it so',
        ]
      : []),
    ...(takesTestCards(config) && !config.allowed.testCards
      ? [
          'listings are paid for with test cards: set STRIPE_SECRET_KEY and its companions or LISTING_PRICE_CENTS=0, or ALLOW_TEST_CARDS=yes to have it so',
        ]
      : []),
  ]
  if (dangers.length > 0) {
    throw new BadConfig(`${publicBy(config)} makes it public, but ${dangers.join('; and ')}`)
  }
}

/** What would be unsafe to leave as it is when real people use it. */
export function warningsAbout(config: Config): string[] {
  const isForReal = isPublic(config) || (config.production && config.database.url)
  if (!isForReal) return []
  return [
    ...(config.mail.url
      ? []
      : ['MAIL_URL is not set: mail is written to files and reaches nobody']),
    ...warningsAboutPayments(config),
    ...(config.demo ? ['DEMO is on: everybody knows the demo passwords'] : []),
    ...(config.appUrl.startsWith('https:')
      ? []
      : ['APP_URL is not https: sessions can be overheard']),
    ...openWays(config).map(
      (name) => `${name} leads to another machine without encryption: it can be overheard`,
    ),
    ...(config.trustedProxies === undefined
      ? [
          'TRUST_PROXY is not set: all who come through a proxy count as one address, and lock each other out; 0 says that there is none',
        ]
      : []),
  ]
}

/** The settings that name a place beyond this machine, and no encryption on the way there. */
function openWays({
  ai,
  geocoderUrl,
  marketDataUrl,
  files,
  scannerUrl,
  database,
}: Config): string[] {
  const endpoint = files.url && new URL(files.url).searchParams.get('endpoint')
  const open = {
    AI_URL: isInTheClear(ai?.url),
    GEOCODER_URL: isInTheClear(geocoderUrl),
    MARKET_DATA_URL: isInTheClear(marketDataUrl),
    FILES_URL: isInTheClear(endpoint),
    SCANNER_URL: isInTheClear(scannerUrl),
    DATABASE_URL: isOpenDatabase(database.url),
    DATABASE_DIRECT_URL: isOpenDatabase(database.directUrl),
  }
  return Object.entries(open).flatMap(([name, isOpen]) => (isOpen ? [name] : []))
}

function isInTheClear(address: string | null | undefined): boolean {
  if (!address) return false
  const { protocol, hostname } = new URL(address)
  return ['http:', 'tcp:'].includes(protocol) && !isThisMachine(hostname)
}

/** Without a host it is a socket of this machine. */
function isOpenDatabase(address: string | undefined): boolean {
  if (!address) return false
  const { hostname, searchParams } = new URL(address)
  const manner = searchParams.get('sslmode') ?? 'disable'
  const isChecked = ['require', 'verify-ca', 'verify-full'].includes(manner)
  return hostname !== '' && !isThisMachine(hostname) && !isChecked
}

function warningsAboutPayments(config: Config): string[] {
  if (takesTestCards(config)) {
    return ['STRIPE_SECRET_KEY is not set: listings are paid for with test cards']
  }
  return config.sellerAbn || config.listingPriceCents === 0
    ? []
    : ['SELLER_ABN is not set: receipts are not valid as tax invoices']
}

function takesTestCards({ stripe, listingPriceCents }: Config): boolean {
  return !stripe && listingPriceCents > 0
}

/** Whether strangers can be expected: the address says so, or the process listens for other machines. */
function isPublic(config: Config): boolean {
  return publicBy(config) !== undefined
}

function publicBy({ appUrl, host }: Config): string | undefined {
  const { protocol, hostname } = new URL(appUrl)
  if (protocol === 'https:' || !isThisMachine(hostname)) return `APP_URL=${appUrl}`
  return isThisMachine(host) ? undefined : `HOST=${host}`
}

function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replaceAll(/[[\]]/g, '')
  return (
    /(^|\.)localhost$/.test(name) || name === '::1' || (isIPv4(name) && name.startsWith('127.'))
  )
}
