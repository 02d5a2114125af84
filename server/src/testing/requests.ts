import { Refusal } from '@headframe/wire'
import type { Product, SignedIn } from './product.ts'

/** Parts of requests that are made by hand, and what came of them. */

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** As an older page sends its fields: only what is not undefined. */
export function pageForm(fields: Readonly<Record<string, string | undefined>>) {
  const sent = Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value]],
  )
  return { method: 'POST', body: new URLSearchParams(sent) }
}

/** Also what no screen would send. */
export const sendContractorSettings = (product: Product, { token }: SignedIn, body: object) =>
  product.ask('/contractor/update-settings', json(body, bearer(token)))

/** All that was answered. */
export async function answerOf(response: Response) {
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

export async function outcome(response: Response) {
  const { status, body } = await answerOf(response)
  const { code, error, fields } = body
  return { status, code, error, fields }
}

/** A page of a list in short: the first of its rows by name, and what is told of the whole. */
export async function pageIn<Name extends string>(response: Response, name: Name) {
  const rows = (await response.json()) as Record<Name, string>[]
  const header = (told: string) => response.headers.get(told)
  return {
    first: rows[0]?.[name],
    count: rows.length,
    headers: ['x-total-count', 'x-page', 'x-page-size', 'x-total-pages'].map(header),
  }
}

/** The refusal that is expected. */
export async function refusalOf(sending: Promise<unknown>): Promise<Refusal> {
  const refused = await sending.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(refused instanceof Refusal)) throw new Error('It was not refused')
  return refused
}

/** What came of many at once: a code for each that was refused. */
export async function codesOf(answers: readonly Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(answers)
  return settled.map((answer) =>
    answer.status === 'rejected' && answer.reason instanceof Refusal
      ? answer.reason.code
      : answer.status,
  )
}
