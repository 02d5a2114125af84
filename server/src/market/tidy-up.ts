import { lives } from '@headframe/wire'
import type { Writing } from '../db/open.ts'
import { forgetRemovedProfiles } from './library/forget-removed.ts'
import { forgetUntouchedDrafts } from './jobs/jobs.ts'
import { forgetEndedMatches } from './matches/forget-ended.ts'
import { forgetUnusedDevices } from '../kit/sign-in/known-devices.ts'
import { forgetEndedLimits } from '../kit/limits.ts'
import { takeUnusedLogos } from './companies/logos.ts'
import { forgetEndedSessions } from '../kit/sign-in/sessions.ts'
import { dropFiles, sweepLooseFiles } from '../kit/files/stored-files.ts'
import { forgetFailedTasks, forgetLostRounds } from '../kit/tasks/failed-tasks.ts'
import { forgetLongEnded } from '../kit/letters/letter-rows.ts'
import { forgetTickets } from '../kit/files/upload-tickets.ts'
import type { Chore, Task, World } from '../kit/world.ts'

/** Whoever puts a logo has this long to name it in a form or a profile; tidying up comes round twice an hour. */
const logoKeptUnusedSeconds = 30 * 60
const failedTaskKeptSeconds = 30 * 24 * 3600
const letterToStrangerKeptSeconds = 30 * 24 * 3600
const lostRoundKeptSeconds = 24 * 3600
/** Tidying up may have rested for a while. */
const endedMatchesSeconds = 3 * 24 * 3600

interface Tidying {
  readonly db: Writing
  readonly now: Date
  readonly world: World
  /** The moment so many seconds ago. */
  readonly ago: (seconds: number) => Date
}

/** What has ended and nobody asks for any more. */
const forgettings: Readonly<Record<string, (tidying: Tidying) => Promise<unknown>>> = {
  'forget-limits': ({ world, now }) => forgetEndedLimits(world.database, now),

  'forget-sessions': ({ world, now }) => forgetEndedSessions(world.database, now),

  'forget-devices': ({ db, now }) => forgetUnusedDevices(db, now),

  'forget-reset-links': ({ db, ago }) =>
    db
      .deleteFrom('password_reset')
      .where('created_at', '<', ago(lives.resetLinkKeptSeconds))
      .execute(),

  // Also those that were taken up: from then on the person speaks for themselves.
  'forget-invitations': ({ db, ago }) =>
    db
      .deleteFrom('invitation')
      .where('invited_at', '<', ago(lives.invitationKeptSeconds))
      .execute(),

  'forget-sign-in-links': ({ db, ago }) =>
    db
      .deleteFrom('sign_in_link')
      .where('created_at', '<', ago(lives.resetLinkKeptSeconds))
      .execute(),

  'forget-keyed-replies': ({ db, ago }) =>
    db
      .deleteFrom('keyed_reply')
      .where('created_at', '<', ago(lives.idempotencyKeySeconds))
      .execute(),

  'forget-registration-drafts': ({ db, ago }) =>
    db
      .deleteFrom('registration_draft')
      .where('saved_at', '<', ago(lives.registrationDraftSeconds))
      .execute(),

  'forget-job-drafts': ({ db, ago }) =>
    forgetUntouchedDrafts(db, ago(lives.untouchedJobDraftSeconds)),

  'forget-removed-profiles': async ({ db, now, world, ago }) => {
    const files = await forgetRemovedProfiles(db, ago(lives.removedProfileSeconds))
    await dropFiles({ db, now, tasks: world.tasks }, files)
  },

  'drop-unused-logos': async ({ db, now, world, ago }) => {
    const unused = await takeUnusedLogos(db, ago(logoKeptUnusedSeconds))
    await dropFiles({ db, now, tasks: world.tasks }, unused)
  },

  'forget-ended-matches': ({ db, now, ago }) =>
    forgetEndedMatches(db, ago(endedMatchesSeconds), now),

  'forget-tickets': ({ db, ago }) => forgetTickets(db, ago(lives.uploadTicketSeconds)),

  'sweep-loose-files': ({ db, now, world }) => sweepLooseFiles({ db, now, tasks: world.tasks }),

  'forget-failed-tasks': ({ db, ago }) => forgetFailedTasks(db, ago(failedTaskKeptSeconds)),

  'forget-letters-to-strangers': ({ db, ago }) =>
    forgetLongEnded(db, ago(letterToStrangerKeptSeconds)),

  'forget-lost-rounds': ({ db, ago }) => forgetLostRounds(db, ago(lostRoundKeptSeconds)),
}

/** A chore for each kind of thing, so that one which cannot be forgotten keeps nothing else. */
export const tidyingUp: readonly Chore[] = Object.entries(forgettings).map(([name, forget]) => ({
  task: aTask(name, forget),
  everyMinutes: 30,
}))

function aTask(name: string, forget: (tidying: Tidying) => Promise<unknown>): Task<object> {
  return {
    name,
    tries: 3,
    async run({ db, now, world }) {
      const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
      await forget({ db, now, world, ago })
    },
  }
}
