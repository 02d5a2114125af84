import type { communityMessages } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { dropNews } from '../../market/communities/news.ts'
import {
  findReadUpTo,
  findThreadOfCompany,
  findThreadOfContractor,
  listMessages,
  markRead,
} from './queries.ts'
import type { Stretch, Thread } from './queries.ts'

export const showThreadToCompany: UseCase<typeof communityMessages.ofMember> = async (
  { db, actor, now },
  { id, memberId, ...stretch },
) => {
  const { companyId, personId } = actor
  const which = { companyId, personId, communityId: id, memberId }
  const thread = await findThreadOfCompany(db, which)
  // Whoever cannot answer does not take what is new from those who can.
  return show(db, thread, stretch, actor.role === 'viewer' ? undefined : now)
}

export const showThreadToContractor: UseCase<typeof communityMessages.ofPool> = async (
  { db, actor, now },
  { id, ...stretch },
) => {
  const { contractorId } = actor
  const thread = await findThreadOfContractor(db, { contractorId, communityId: id })
  return show(db, thread, stretch, now)
}

/** Whoever has read what is new, at that moment, need not hear of it by mail. */
async function show(
  db: Writing,
  thread: Thread | undefined,
  stretch: Stretch,
  readAt: Date | undefined,
) {
  if (!thread) throw new Refusal('NOT_FOUND')
  const { data, has_earlier } = await listMessages(db, thread, stretch)
  if (readAt && (await markRead(db, thread, readAt))) {
    await dropNews(db, { memberIds: [thread.memberId], kind: `message to ${thread.side}` })
  }
  return { data, has_earlier, read_up_to: await findReadUpTo(db, thread) }
}
