import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Answers leave in pieces of at most 64 kB: one in this time is slower than any phone. */
const windowMs = 30_000

/**
 * Cuts off whoever asks and then hardly reads: what waits for them keeps memory, files and connections.
 * A whole window has to pass without one piece leaving, also where they go on sending meanwhile.
 */
export function cutSilentReaders(server: Server, everyMs = windowMs): void {
  server.on('connection', (socket: Socket) => {
    let stalledAt: number | undefined
    const watching = setInterval(() => {
      const gone = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0) stalledAt = undefined
      else if (gone === stalledAt) socket.destroy()
      else stalledAt = gone
    }, everyMs).unref()
    socket.once('close', () => clearInterval(watching))
  })
}
