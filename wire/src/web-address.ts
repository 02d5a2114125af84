/**
 * An address with http or https and a host with a dot, which stands where a reader looks for it: right
 * behind two slashes, and with no user's name before it. `https://bhp.example@elsewhere.example` leads
 * elsewhere.
 */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(address) || !URL.canParse(address)) return false
  const url = new URL(address)
  return /[^.]\.[^.]/.test(url.hostname) && !hidesItsHost(url)
}

export function hidesItsHost({ username, password }: URL): boolean {
  return username + password !== ''
}

/** What many type leaves the beginning out, or half of it. */
export function withHttps(address: string): string {
  if (address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address)) return address
  return `https://${address.replace(/^\/\//, '')}`
}
