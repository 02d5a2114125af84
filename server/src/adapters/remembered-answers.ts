import { ProviderDown } from './provider-down.ts'

export type Ask<Answer> = (question: string) => Promise<Answer>

/** Called before a provider is asked; refuses by throwing. What is remembered needs no leave. */
export type Leave = () => Promise<void>

/** For how long an answer is as good as a new one, and for how long it is better than none. */
interface Lives<Answer> {
  readonly freshMs: (answer: Answer) => number
  readonly standsMs: (answer: Answer) => number
}

interface Heard<Answer> {
  readonly answer: Answer
  readonly atMs: number
}

const mostAnswers = 1000

/**
 * Asks a provider only for what was not heard lately, and once for all who ask at the same time. What it
 * said a while ago stands while it is down.
 */
export function rememberAnswers<Answer>(
  ask: Ask<Answer>,
  { freshMs, standsMs }: Lives<Answer>,
  clock: () => Date,
): (question: string, leave?: Leave) => Promise<Answer> {
  const answers = new Map<string, Heard<Answer>>()
  const underWay = new Map<string, Promise<Answer>>()

  async function askAnew(question: string): Promise<Answer> {
    try {
      const answer = await ask(question)
      keep(question, { answer, atMs: clock().getTime() })
      return answer
    } catch (error) {
      const last = answers.get(question)
      if (error instanceof ProviderDown && last && ageOf(last) < standsMs(last.answer))
        return last.answer
      throw error
    } finally {
      underWay.delete(question)
    }
  }

  /** The answer that was heard longest ago makes room. */
  function keep(question: string, heard: Heard<Answer>): void {
    answers.delete(question)
    answers.set(question, heard)
    const [oldest] = answers.keys()
    if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest)
  }

  function ageOf({ atMs }: Heard<Answer>): number {
    return clock().getTime() - atMs
  }

  return async (question, leave) => {
    const last = answers.get(question)
    if (last && ageOf(last) < freshMs(last.answer)) return last.answer

    await leave?.()
    const asking = underWay.get(question) ?? askAnew(question)
    underWay.set(question, asking)
    return asking
  }
}
