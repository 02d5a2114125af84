/** "www.redback.example/about": a web address as people write it, host first. */
export function shownAddress(address: string): string {
  const { host, pathname } = new URL(address)
  return host + pathname.replace(/\/+$/, '')
}
