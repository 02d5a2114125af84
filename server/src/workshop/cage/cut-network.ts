import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

/**
 * Takes away every way out of this process. The permissions of Node do not reach the network yet, and
 * no parser has any business there.
 */
export function cutNetwork(): void {
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  dgram.Socket.prototype.bind = refuse
  dgram.Socket.prototype.connect = refuse
  dgram.Socket.prototype.send = refuse
  dns.lookup = Object.assign(refuse, { __promisify__: refuse })
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
    Reflect.deleteProperty(globalThis, name)
  }
}

function refuse(): never {
  throw new Error('No network here')
}
