import type { FastifyRequest } from 'fastify'
import { isIP, isIPv4 } from 'node:net'

/**
 * Whom limits count: an address of IPv4, or the /64 of IPv6 that every household is given whole, so
 * that nobody has as many tries as they have addresses.
 */
export function countedAddress(request: FastifyRequest): string {
  const address = addressOf(request)
  return isIPv4(address) ? address : `${startOf(address, 4)}::/64`
}

/** As much of an address as is kept or logged: a neighbourhood, and nobody in it. */
export function shortAddress(request: FastifyRequest): string {
  const address = addressOf(request)
  return isIPv4(address)
    ? `${address.slice(0, address.lastIndexOf('.'))}.0/24`
    : `${startOf(address, 3)}::/48`
}

/** Who calls, as far as the proxies are trusted. What one of them says that is no address is the proxy's own. */
export function addressOf({ ip, socket }: FastifyRequest): string {
  if (isIPv4(ip)) return ip
  const said = [ip, socket.remoteAddress ?? ''].map(withoutPort)
  const address = said.find((text) => isIP(text) !== 0) ?? '::'
  return ipv4In(address) ?? address
}

/** Some proxies tell the port as well, and a link may have its zone. */
function withoutPort(text: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  return (inBrackets ?? text.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '')
}

/** Where IPv4 is spoken on a socket of IPv6, and where a network translates one into the other. */
const carriers = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']

function ipv4In(address: string): string | undefined {
  if (isIPv4(address)) return address
  const groups = groupsOf(address)
  if (!carriers.includes(groups.slice(0, 6).join(':'))) return undefined
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join('.')
}

function startOf(address: string, groups: number): string {
  return groupsOf(address).slice(0, groups).join(':')
}

/** The eight groups of an address of IPv6, however it is written. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...between, ...after]
}
