import { useState } from 'react'

/**
 * What a part waits for once and nobody else shares, such as the beginning of a form. The second of
 * the pair asks anew: it is the part's `onRetried`.
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState(() => inAdvance(ask()))
  return [answer, () => setAnswer(inAdvance(ask()))] as const
}

/** Whoever waits for it is told what went wrong; a screen that is gone before tells nobody. */
function inAdvance<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => undefined)
  return answer
}
