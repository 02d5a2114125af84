import type { Ask } from './remembered-answers.ts'

export interface Pace {
  readonly aSecond: number
  readonly atOnce: number
}

/** Asks no faster than a provider is to be asked, whoever it is for; what would be too fast is not asked at all. */
export function paced<Answer>(
  ask: Ask<Answer>,
  { aSecond, atOnce }: Pace,
  clock: () => Date,
): Ask<Answer> {
  const begun: number[] = []
  let underWay = 0

  return async (question) => {
    const now = clock().getTime()
    while (begun[0] !== undefined && begun[0] <= now - 1000) begun.shift()
    if (begun.length >= aSecond || underWay >= atOnce) throw new Error('is asked too much already')

    begun.push(now)
    underWay += 1
    try {
      return await ask(question)
    } finally {
      underWay -= 1
    }
  }
}
