import {
  answersAtHandId,
  audiencesOf,
  urlFor,
  type AnswerAtHand,
  type Call,
  type InputOf,
} from '@headframe/wire'

import { arrival } from '../../lib/arrival.ts'
import { tokenFor } from '../session-store.ts'

let answers: AnswerAtHand[] | undefined

/**
 * What the document has brought along, so that nothing needs to be asked for before the first look.
 * It is given once, and only to guests: whoever is signed in sees more of the same, and by the time
 * they sign out it has grown old.
 */
export function answerAtHand<C extends Call>(call: C, input: InputOf<C>): AnswerAtHand | undefined {
  answers ??= readAnswers()
  if (answers.length === 0) return undefined
  if (tokenFor(audiencesOf(call.who))) {
    answers = []
    return undefined
  }
  const url = urlFor(call, { ...input })
  const found = answers.find((answer) => answer.url === url)
  answers = answers.filter((answer) => answer !== found)
  return found
}

function readAnswers(): AnswerAtHand[] {
  const text = document.getElementById(answersAtHandId)?.textContent
  // Our own server has written it.
  return text ? (JSON.parse(text) as AnswerAtHand[]) : []
}

/**
 * Since when it has been so. Going back takes the document from where the browser has kept it, for who
 * knows how long: what it brought is shown, so that its reader is back where they were, and asked for
 * anew.
 */
export function toldAt(): number | undefined {
  return arrival() === 'back_forward' ? 0 : undefined
}
