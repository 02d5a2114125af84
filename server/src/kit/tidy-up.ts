import { lives } from '@headframe/wire'
import { forgetEndedLimits } from './limits.ts'
import { forgetEndedSessions } from './sessions.ts'
import { sweepLooseFiles } from './stored-files.ts'
import type { Task } from './world.ts'

/** Forgets what has ended and nobody asks for any more. */
export const tidyUp: Task<object> = {
  name: 'tidy-up',
  tries: 3,
  async run({ db, now, world }) {
    await forgetEndedLimits(world.database, now)
    await forgetEndedSessions(world.database, now)
    await sweepLooseFiles(db, world, now)

    const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
    await db
      .deleteFrom('password_reset')
      .where('created_at', '<', before(lives.resetLinkKeptSeconds))
      .execute()
    await db
      .deleteFrom('sign_in_link')
      .where('created_at', '<', before(lives.resetLinkKeptSeconds))
      .execute()
    await db
      .deleteFrom('keyed_reply')
      .where('created_at', '<', before(lives.idempotencyKeySeconds))
      .execute()
    await db
      .deleteFrom('registration_draft')
      .where('saved_at', '<', before(lives.registrationDraftSeconds))
      .execute()
    await db
      .deleteFrom('upload_ticket')
      .where('created_at', '<', before(lives.resetLinkKeptSeconds))
      .execute()
  },
}
