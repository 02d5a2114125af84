import { freeAnswers, type FreeAnswer } from '@headframe/wire'

import { oneOf } from '../../../lib/wish-readers.ts'

const readAnswer = oneOf(freeAnswers)

/** What the link of a mail has chosen; it is sent from its screen, since mail programs follow links by themselves. */
export function readAnswerWish({ answer: said }: Readonly<Record<string, unknown>>): {
  answer?: FreeAnswer
} {
  const answer = readAnswer(said)
  return answer === undefined ? {} : { answer }
}
