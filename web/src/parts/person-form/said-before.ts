import type { Answer } from '@headframe/wire'
import { useState } from 'react'

import type { PersonValues } from './person-values.ts'

export interface SaidBefore {
  /** Keeps what stands there before another role takes its place. */
  note: (answers: PersonValues['answers']) => void
  /** What was said to this question, here or on record. */
  answerTo: (question: number) => string | undefined
}

/** Answers outlive a change of role: who chooses a role again finds what they said. */
export function useSaidBefore(onRecord: readonly Answer[] = []): SaidBefore {
  const [typed] = useState(() => new Map<number, string>())

  return {
    note(answers = []) {
      for (const { id, response } of answers) if (response !== '') typed.set(id, response)
    },
    answerTo: (question) =>
      typed.get(question) ?? onRecord.find(({ id }) => id === question)?.response,
  }
}
