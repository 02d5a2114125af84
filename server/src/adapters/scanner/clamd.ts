import { connect } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { ProviderDown } from '../provider-down.ts'
import type { Scanner } from './scanner.ts'

const patienceMs = 9_000
const usualPort = 3310
const largestPiece = 64 * 1024
const longestAnswer = 4096

/** ClamAV's daemon, or anything that speaks as it does: `tcp://host:port`. */
export function openClamd(url: string, timeoutMs = patienceMs): Scanner {
  const { hostname, port } = new URL(url)
  const place = { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) || usualPort }
  return {
    provider: 'clamd',
    async findsHarm(bytes) {
      try {
        return isHarm(await ask(place, bytes, timeoutMs))
      } catch (cause) {
        throw new ProviderDown('scanner', { cause })
      }
    },
  }
}

/** Its answer ends with a zero, as the question has begun with a `z`. */
async function ask(
  place: { readonly host: string; readonly port: number },
  bytes: Buffer,
  timeoutMs: number,
): Promise<string> {
  const socket = addAbortSignal(AbortSignal.timeout(timeoutMs), connect(place))
  socket.write('zINSTREAM\0')
  for (const piece of piecesOf(bytes)) socket.write(piece)

  let answer = ''
  for await (const part of socket) {
    answer += String(part)
    if (answer.includes('\0') || answer.length > longestAnswer) break
  }
  return answer.replace(/\0.*$/s, '')
}

/** Each piece behind its length; one of nothing is the end. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += largestPiece) {
    const piece = bytes.subarray(at, at + largestPiece)
    yield lengthOf(piece)
    yield piece
  }
  yield Buffer.alloc(4)
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}

function isHarm(answer: string): boolean {
  if (answer.endsWith(': OK')) return false
  if (answer.endsWith(' FOUND')) return true
  throw new Error(`answered "${answer.slice(0, 100)}"`)
}
