import type { Call } from '@headframe/wire'
import { nameOf } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { accountIdOf } from '../../kit/actor.ts'
import type { Actor } from '../../kit/actor.ts'

/** Writes down that somebody saw another person's facts: who, whom, when, by which call. */
export async function noteDisclosure(
  db: Writing,
  reader: Actor,
  contractorId: string,
  call: Call,
  now: Date,
): Promise<void> {
  await db
    .insertInto('disclosure')
    .values({
      disclosed_at: now,
      reader_audience: reader.audience,
      reader_id: accountIdOf(reader),
      contractor_id: contractorId,
      call: nameOf(call),
    })
    .execute()
}
