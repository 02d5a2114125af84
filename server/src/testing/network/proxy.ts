import { createServer, request as ask } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

/** A proxy in front of a product, which says whom it speaks for behind what was said already, as they all do. */
export async function aProxyTo(base: string): Promise<string> {
  const server = createServer((request, response) => {
    const said = [request.headers['x-forwarded-for'] ?? []].flat()
    const from = request.socket.remoteAddress ?? ''
    const headers = { ...request.headers, 'x-forwarded-for': [...said, from].join(', ') }
    const { method, url: path } = request
    const passedOn = ask({ ...placeOf(base), method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passedOn)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  // A server that listens on a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
}

interface Sending {
  /** One of this machine's own addresses: all of 127.0.0.0/8 are. */
  readonly from: string
  readonly form: Readonly<Record<string, string>>
  readonly headers?: IncomingHttpHeaders
}

/** Posts a form from an address of the sender's choice. */
export async function postFrom(url: string, { from, form, headers }: Sending) {
  const request = ask(url, {
    method: 'POST',
    localAddress: from,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  })
  request.end(new URLSearchParams(form).toString())
  const [answer] = await once(request, 'response')
  const body: unknown = JSON.parse(await text(answer))
  return { status: answer.statusCode as number, body: body as { code?: string; token?: string } }
}

function placeOf(base: string) {
  const { hostname, port } = new URL(base)
  return { hostname, port }
}
