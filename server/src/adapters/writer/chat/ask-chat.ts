import type { Message } from './prompt.ts'
import { readReply } from './read-reply.ts'

export interface ChatService {
  /** The place of the API, or of its chat completions. */
  readonly url: string
  readonly key?: string | undefined
  readonly model?: string | undefined
}

/**
 * Asks once for a text, and once more only when the connection broke before anything came.
 * A service may be silent for so long, until its first byte and between two.
 */
export async function askChat(
  service: ChatService,
  messages: readonly Message[],
  silenceMs: number,
  deadline: AbortSignal,
): Promise<string> {
  const silence = startSilence(silenceMs)
  const request = requestFor(service, messages, AbortSignal.any([deadline, silence.signal]))
  const address = chatAddress(service.url)
  try {
    const response = await fetch(address, request).catch((error: unknown) => {
      if (!isBrokenConnection(error)) throw error
      return fetch(address, request)
    })
    silence.heard()
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`answered with status ${response.status}`)
    }
    return await readReply(response, silence.heard)
  } finally {
    silence.end()
  }
}

function requestFor(
  { key, model }: ChatService,
  messages: readonly Message[],
  signal: AbortSignal,
) {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      'user-agent': 'headframe',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({ ...(model ? { model } : {}), messages, stream: true }),
    // The facts go where the operator has said, and nowhere else.
    redirect: 'error',
    signal,
  } as const satisfies RequestInit
}

const completions = '/chat/completions'

/** Operators name the service, its API or the very address; the query, which may carry a version, stays. */
function chatAddress(url: string): URL {
  const address = new URL(url)
  const path = address.pathname.replace(/\/+$/, '')
  address.pathname = path.endsWith(completions) ? path : path + completions
  return address
}

const brokenConnections = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

function isBrokenConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && brokenConnections.has(String(cause.code))
}

/** Ends a request in which nothing was heard for so long. */
function startSilence(silenceMs: number) {
  const controller = new AbortController()
  const fallSilent = () => controller.abort(new Error(`was silent for ${silenceMs} ms`))
  const timer = setTimeout(fallSilent, silenceMs)
  return {
    signal: controller.signal,
    heard: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  }
}
