import type { availabilityQuestions, AvailabilityQuestion, Faults } from '@headframe/wire'
import { dayOf, productTimeZone, Refusal, words } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import { hashOfToken } from '../../kit/tokens.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { findQuestion, noteAnswer } from './queries.ts'
import type { Question } from './queries.ts'

type Answer = typeof availabilityQuestions.answer

export const showQuestion: UseCase<typeof availabilityQuestions.question> = async (
  { db },
  { token },
) => asTold(await mustFind(db, token))

export const findUnanswered: Prepare<Answer, undefined> = async (
  { db, now },
  { token = '', free_from },
) => {
  const question = await mustFind(db, token)
  if (!question.is_answered && question.ends_at <= now) throw new Refusal('LINK_ENDED')
  // One that stands is past by nobody's fault.
  const isPast =
    !question.is_answered && Boolean(free_from) && (free_from ?? '') < dayOf(now, productTimeZone)
  const faults: Faults = isPast ? { free_from: words.freeFromPast } : {}
  return { subject: undefined, faults }
}

/** Of two answers the first stands; the same one twice is one. */
export const answerQuestion: UseCase<Answer> = async (
  { db, now },
  { token, answer, free_from: freeFrom },
) => {
  const given = { answer, freeFrom: answer === 'from' ? freeFrom : null }
  const isNoted = await noteAnswer(db, { linkHash: hashOfToken(token), ...given, now })
  const question = await mustFind(db, token)
  const isSame = question.answer === given.answer && question.free_from === given.freeFrom
  if (!isNoted && !isSame) throw new Refusal('ANSWERED_ALREADY')
  return asTold(question)
}

async function mustFind(db: Reading, token: string): Promise<Question> {
  const question = await findQuestion(db, hashOfToken(token))
  if (!question) throw new Refusal('NOT_FOUND')
  return question
}

/** An answer to an earlier question is none to this one. */
function asTold(question: Question): AvailabilityQuestion {
  const { is_answered: isAnswered } = question
  return {
    title: question.title,
    company_name: question.company_name,
    location: question.location,
    first_name: question.first_name,
    asked_date: instantOf(question.asked_at),
    end_date: instantOf(question.ends_at),
    // The database takes no others.
    answer: isAnswered ? (question.answer as AvailabilityQuestion['answer']) : null,
    free_from: isAnswered ? question.free_from : null,
  }
}
