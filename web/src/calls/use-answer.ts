import { useState } from 'react'

import { inAdvance } from './in-advance.ts'

/**
 * What a part waits for once and nobody else shares, such as the beginning of a form. The second of
 * the pair asks anew: it is the part's `onRetried`.
 */
export function useAnswer<Answer>(ask: () => Promise<Answer>) {
  const [answer, setAnswer] = useState(() => inAdvance(ask()))
  return [answer, () => setAnswer(inAdvance(ask()))] as const
}
