import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** A body of which the last byte never comes. */
export interface UnfinishedBody {
  /** What was answered although the body is not whole, if anything was. */
  answer(): { status: number; retryAfter: string | undefined } | undefined
  /** Hangs up. */
  leave(): void
}

interface Sending {
  readonly path: string
  /** One of this machine's own addresses: all of 127.0.0.0/8 are. */
  readonly from: string
  readonly type: string
  readonly body: Buffer
}

/** Sends all of a body but its end, and holds on. */
export async function anUnfinishedBody(base: string, sending: Sending): Promise<UnfinishedBody> {
  const { hostname, port, pathname } = new URL(base)
  const socket = connect({ host: hostname, port: Number(port), localAddress: sending.from })
  const heard: Buffer[] = []
  socket.on('data', (bytes) => heard.push(bytes))
  // Being cut off is one of the answers that it may get.
  socket.on('error', () => undefined)
  await once(socket, 'connect')

  const head =
    `POST ${pathname}${sending.path} HTTP/1.1\r\nHost: headframe.test\r\n` +
    `Content-Type: ${sending.type}\r\nContent-Length: ${sending.body.length + 1}\r\n\r\n`
  await written(socket, Buffer.concat([Buffer.from(head), sending.body]))
  return {
    answer: () => answerIn(Buffer.concat(heard).toString('latin1')),
    leave: () => socket.destroy(),
  }
}

/** Everything that a form asks of somebody who registers, as large as it may be, without its end. */
export function aFormWithoutEnd(): { type: string; body: Buffer } {
  const body = Buffer.concat([
    ...part('name="field_firstName"', Buffer.from('Marnie')),
    ...part('name="profilePicture"; filename="me.jpg"', megabytes(5)),
    ...part(
      'name="croppedImage"',
      Buffer.from(`data:image/png;base64,${'AAAA'.repeat(1_700_000)}`),
    ),
    ...part('name="resume"; filename="resume.pdf"', megabytes(10)),
  ])
  return { type: 'multipart/form-data; boundary=edge', body }
}

const megabytes = (count: number) => Buffer.alloc(count * 1_048_576, 'x')

const part = (disposition: string, content: Buffer) => [
  Buffer.from(`--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
  content,
  Buffer.from('\r\n'),
]

async function written(socket: Socket, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.write(bytes, () => resolve())
    socket.once('close', () => resolve())
  })
}

function answerIn(heard: string) {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(heard)?.[1]
  if (!status) return undefined
  const retryAfter = /^retry-after: (\S+)\r$/im.exec(heard)?.[1]
  return { status: Number(status), retryAfter }
}
