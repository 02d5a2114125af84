import type { SentAnswer } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { findIndustry, findRole } from '../industries.ts'

export interface SentCareer {
  /** An id, or a name. */
  readonly industry: string
  readonly role: string
  /** Those that were sent, or how to find those that are on record for the role. */
  readonly answers: readonly SentAnswer[] | ((roleId: number) => Promise<readonly SentAnswer[]>)
  /** The ids of the questions in the order in which texts without an id answer them. */
  readonly questionOrder?: readonly number[] | undefined
}

export interface Career {
  readonly industryId: number
  readonly roleId: number
  readonly answers: readonly { questionId: number; response: string }[]
}

export type CareerFault = 'industry' | 'role' | 'answers'

/** What somebody does, looked up: each part is only judged once the one before it is known. */
export async function findCareer(
  db: Reading,
  sent: SentCareer,
): Promise<{ career: Career } | { missing: CareerFault }> {
  const industry = await findIndustry(db, sent.industry)
  if (!industry) return { missing: 'industry' }
  const role = await findRole(db, industry.id, sent.role)
  if (!role) return { missing: 'role' }

  const given = typeof sent.answers === 'function' ? await sent.answers(role.id) : sent.answers
  const answers = pairAnswers(await questionIdsOf(db, role.id), given, sent.questionOrder)
  if (!answers) return { missing: 'answers' }
  return { career: { industryId: industry.id, roleId: role.id, answers } }
}

/** Keeps the answers to one role's questions; those to other roles' stay as they are. */
export async function saveAnswers(
  db: Writing,
  contractorId: string,
  answers: Career['answers'],
  now: Date,
): Promise<void> {
  if (answers.length === 0) return
  await db
    .insertInto('contractor_answer')
    .values(
      answers.map(({ questionId, response }) => ({
        contractor_id: contractorId,
        question_id: questionId,
        response,
        answered_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['contractor_id', 'question_id']).doUpdateSet((set) => ({
        response: set.ref('excluded.response'),
        answered_at: set.ref('excluded.answered_at'),
      })),
    )
    .execute()
}

async function questionIdsOf(db: Reading, roleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('question')
    .select('id')
    .where('role_id', '=', roleId)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** One answer that is not blank for every question, or nothing. */
function pairAnswers(
  questionIds: readonly number[],
  answers: readonly SentAnswer[],
  questionOrder: readonly number[] = [],
): Career['answers'] | undefined {
  const isSameList =
    questionOrder.length === questionIds.length &&
    questionIds.every((id) => questionOrder.includes(id))
  const order = isSameList ? questionOrder : questionIds

  const responses = new Map<number, string>()
  for (const [position, { id, response }] of answers.entries()) {
    const questionId = id ?? order[position]
    if (questionId !== undefined) responses.set(questionId, response.trim())
  }
  const paired = questionIds.map((questionId) => ({
    questionId,
    response: responses.get(questionId) ?? '',
  }))
  return paired.every(({ response }) => response !== '') ? paired : undefined
}
