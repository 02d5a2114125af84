import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@headframe/wire'
import type { RefusalCode } from '@headframe/wire'
import type { HistoryBook } from '../history.ts'

interface Wish<T> {
  readonly name: string
  ask(): Promise<T>
  /** What somebody is told who asks again for what they were given without hearing of it. */
  readonly already?: RefusalCode
  /** It depends on a provider, of whom nobody knows when it will be back. */
  readonly hangsOnProvider?: boolean
}

/** What was answered; nothing when it had been done the last time, of which no word came back. */
type Answer<T> = { readonly is: T | undefined }

const restMs = 100
const patienceMs = 60_000

/**
 * Asks until there is an answer, as people do whom nobody answers or who are told to come back. Answers
 * nothing where it was refused for good, or nobody has answered for a minute; both are noted.
 */
export async function insist<T>(
  history: HistoryBook,
  { name, ask, already, hangsOnProvider = false }: Wish<T>,
): Promise<Answer<T> | undefined> {
  let mayBeDone = false
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(restMs)) {
    try {
      return { is: await ask() }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (mayBeDone && error.code === already) return { is: undefined }
      const isPutOff = error.status === 503
      if (error.code !== 'UNREACHABLE' && !isPutOff) return tell(`was refused: ${error.code}`)
      if (isPutOff && !error.retryAfterSeconds && !hangsOnProvider)
        tell('was put off without being told until when')
      // Also one who is put off may have been too late to be stopped: the word of the commit is what was lost.
      mayBeDone = true
    }
  }
  return tell('was not answered for a minute')

  function tell(what: string): undefined {
    history.tellBroken(`${name} ${what}`)
  }
}
