import { Refusal } from '@headframe/wire'

/** Parts of requests that are made by hand, and what came of them. */

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

export async function outcome(response: Response) {
  const { code, error, fields } = (await response.json()) as Record<string, unknown>
  return { status: response.status, code, error, fields }
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
