import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
