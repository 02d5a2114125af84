import type { communityMessages, Message } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { Prepare, UseCase } from '../../kit/use-case.ts'
import { promiseNews } from '../../market/communities/news.ts'
import { insertMessage, isOpened, lockThreadOfCompany, lockThreadOfContractor } from './queries.ts'
import type { Thread } from './queries.ts'

type ToMember = typeof communityMessages.toMember
type ToCompany = typeof communityMessages.toCompany

/** Whoever has the thread open reads a message within seconds, and needs no mail. */
const mailedAfterMs = 30_000

export const findMember: Prepare<ToMember, Thread> = async (
  { db, actor },
  { id = '', memberId = '' },
) => {
  const { companyId, personId } = actor
  const which = { companyId, personId, communityId: id, memberId }
  const thread = await lockThreadOfCompany(db, which)
  if (!thread) throw new Refusal('NOT_FOUND')
  return { subject: thread }
}

export const writeToMember: UseCase<ToMember, Thread> = ({ db, now }, { body }, thread) =>
  send(db, thread, body, now)

export const findCompany: Prepare<ToCompany, Thread> = async ({ db, actor }, { id = '' }) => {
  const { contractorId } = actor
  const thread = await lockThreadOfContractor(db, { contractorId, communityId: id })
  if (!thread) throw new Refusal('NOT_FOUND')
  if (!(await isOpened(db, thread))) throw new Refusal('NO_THREAD')
  return { subject: thread }
}

export const writeToCompany: UseCase<ToCompany, Thread> = ({ db, now }, { body }, thread) =>
  send(db, thread, body, now)

async function send(db: Writing, thread: Thread, body: string, now: Date): Promise<Message> {
  const message = await insertMessage(db, thread, body, now)
  const reader = thread.side === 'company' ? 'contractor' : 'company'
  const dueAt = new Date(now.getTime() + mailedAfterMs)
  await promiseNews(db, { memberIds: [thread.memberId], kind: `message to ${reader}` }, dueAt)
  return message
}
