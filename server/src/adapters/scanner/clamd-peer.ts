import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** Stands for what a scanner knows to do harm. */
export const harm = 'KNOWN-TO-DO-HARM'

type Manner = 'works' | 'hangs' | 'hangs up' | 'complains'

export interface ClamdPeer {
  readonly url: string
  /** What it was shown, file by file. */
  readonly seen: Buffer[]
  behave(manner: Manner): void
  close(): Promise<void>
}

/** A scanner that knows one thing, and may fall ill. */
export async function openClamdPeer(): Promise<ClamdPeer> {
  const seen: Buffer[] = []
  const open = new Set<Socket>()
  let manner: Manner = 'works'

  const server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket)).on('error', () => undefined)
    if (manner === 'hangs up') return void socket.destroy()
    if (manner === 'complains') return void socket.end('INSTREAM size limit exceeded. ERROR\0')

    let sent = Buffer.alloc(0)
    socket.on('data', (part) => {
      sent = Buffer.concat([sent, part])
      const file = fileIn(sent)
      if (!file || manner === 'hangs') return
      seen.push(file)
      socket.end(file.includes(harm) ? 'stream: Known.Harm FOUND\0' : 'stream: OK\0')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    // A server that listens on a port has an address with one.
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    behave(wanted) {
      manner = wanted
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const question = 'zINSTREAM\0'

/** The file, once all of it has come. */
function fileIn(sent: Buffer): Buffer | undefined {
  const pieces: Buffer[] = []
  for (let at = question.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
