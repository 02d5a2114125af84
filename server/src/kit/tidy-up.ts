import { lives } from '@headframe/wire'
import { forgetUntouchedDrafts } from './jobs.ts'
import { forgetEndedLimits } from './limits.ts'
import { listUnusedLogos } from './logos.ts'
import { forgetEndedSessions } from './sessions.ts'
import { dropFiles, sweepLooseFiles } from './stored-files.ts'
import { forgetTickets } from './upload-tickets.ts'
import type { Task } from './world.ts'

/** Whoever puts a logo has this long to make use of it. */
const logoKeptUnusedSeconds = 24 * 3600

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
    await forgetUntouchedDrafts(db, before(lives.untouchedJobDraftSeconds))
    // Whose a logo is stands in its ticket, for as long as there is the logo.
    const unused = await listUnusedLogos(db, before(logoKeptUnusedSeconds))
    await dropFiles({ db, now, tasks: world.tasks }, unused)
    await forgetTickets(db, before(lives.resetLinkKeptSeconds))
  },
}
