import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'

interface Sending {
  readonly body: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}

/** A request that the server has taken in hand, for it has said that it waits for the body. */
export interface BegunRequest {
  sendHalf(): void
  sendRest(): void
  /** The status, or why there is none. */
  readonly answered: Promise<number | string>
}

export async function beginRequest(url: string, { body, headers }: Sending): Promise<BegunRequest> {
  const whole = new Response(body)
  const bytes = Buffer.from(await whole.arrayBuffer())
  const half = Math.floor(bytes.length / 2)
  const sending = request(url, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': bytes.length,
      expect: '100-continue',
    },
  })
  const answered = once(sending, 'response').then(
    (event) => {
      // What the event is told with.
      const [answer] = event as [IncomingMessage]
      answer.resume()
      return answer.statusCode ?? 0
    },
    (error: unknown) => String(error),
  )
  await once(sending, 'continue')
  return {
    sendHalf: () => void sending.write(bytes.subarray(0, half)),
    sendRest: () => void sending.end(bytes.subarray(half)),
    answered,
  }
}
