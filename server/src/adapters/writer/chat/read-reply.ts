import * as z from 'zod/mini'
import { readSmallBody } from '../../read-small-body.ts'

const mostBytes = 262_144

const whole = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.string() }),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
})

const piece = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.optional(z.nullable(z.string())) })),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
})

/** The words of a reply of chat completions, which comes as a stream of events or as one document. */
export async function readReply(response: Response, heard: () => void): Promise<string> {
  const body = await readSmallBody(response, mostBytes, heard)
  const type = response.headers.get('content-type') ?? ''
  return type.includes('text/event-stream') ? wordsOfEvents(body) : wordsOfDocument(body)
}

function wordsOfDocument(body: string): string {
  const [choice] = whole.parse(jsonOf(body)).choices
  mustHaveFinished(choice?.finish_reason ?? 'stop')
  return choice?.message.content ?? ''
}

function wordsOfEvents(body: string): string {
  const events = body
    .split(/\r\n\r\n|\n\n|\r\r/)
    .map(dataOf)
    .filter(Boolean)
  const choices = events
    .filter((data) => data !== '[DONE]')
    .flatMap((data) => piece.parse(jsonOf(data)).choices.slice(0, 1))

  const reason = choices.find(({ finish_reason }) => finish_reason)?.finish_reason
  mustHaveFinished(reason ?? (events.at(-1) === '[DONE]' ? 'stop' : 'cut'))
  return choices.map(({ delta }) => delta?.content ?? '').join('')
}

/** The data of one event; comments, which keep a connection alive, have none. */
function dataOf(event: string): string {
  return event
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .join('\n')
}

/** The engine's own words about broken JSON quote it, and what was written is told to nobody but the person. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('answered something that is no JSON')
  }
}

const unfinished = new Set(['cut', 'length', 'content_filter'])

/** A text that stops in the middle is no description. */
function mustHaveFinished(reason: string): void {
  if (unfinished.has(reason)) throw new Error(`stopped writing: ${reason}`)
}
