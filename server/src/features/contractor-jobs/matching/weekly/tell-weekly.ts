import { productName, weeklyMail } from '@headframe/wire'
import type { Writing } from '../../../../db/open.ts'
import { mailUnlessSwitchedOff } from '../../../../kit/letters/mail-later.ts'
import { fullName } from '../../../../kit/mail/words-and-links.ts'
import type { Chore, World } from '../../../../kit/world.ts'
import { matchesForContractor } from '../../../../market/matches/find-matches.ts'
import { listJobsNamed } from '../../queries.ts'
import { jobMatches } from './mails.ts'
import type { SuitingJob } from './mails.ts'
import { findUntold, noteMailed, noteTold, takeDue } from './queries.ts'
import type { Due } from './queries.ts'

interface Context {
  readonly db: Writing
  readonly now: Date
  readonly world: World
}

/** Once a week somebody hears of jobs that suit them, each job once; of none there is no letter. */
export const tellWeekly: Chore = {
  everyMinutes: 15,
  task: { name: 'tell-of-matches', tries: 3, automates: 'matchJobs', run: tellAll },
}

async function tellAll(context: Context): Promise<void> {
  const { db, now } = context
  const due = await takeDue(db, now)
  if (due.length === 0) return
  await noteMailed(
    db,
    due.map(({ id }) => id),
    now,
  )
  for (const person of due) {
    if (!person.is_unwanted) await tell(context, person)
  }
}

async function tell(context: Context, person: Due): Promise<void> {
  const { db, now, world } = context
  const ids = await findUntold(db, person, now)
  if (ids.length === 0) return
  const jobs = await jobsToTell(context, person.id, ids)
  await noteTold(db, person.id, ids, now)
  const name = fullName(person.first_name, person.last_name)
  const to = {
    address: person.email,
    name,
    accountId: person.id,
    preference: weeklyMail,
  } as const
  await mailUnlessSwitchedOff({ db, now, world }, to, (unsubscribeUrl) =>
    jobMatches({
      product: productName,
      name: person.first_name,
      jobs,
      url: `${world.config.appUrl}/contractor/jobs?sort=match`,
      unsubscribeUrl,
    }),
  )
}

async function jobsToTell(
  { db, now }: Context,
  contractorId: string,
  ids: readonly string[],
): Promise<SuitingJob[]> {
  const matches = await matchesForContractor(db, contractorId, { kind: 'job', ids }, now)
  const jobs = new Map((await listJobsNamed(db, contractorId, ids)).map((job) => [job.id, job]))
  return ids.flatMap((id) => {
    const job = jobs.get(id)
    if (!job) return []
    const { title, company_name: company, work_location: location } = job
    return [{ title, company, location, reason: matches.get(id)?.reasons[0]?.text ?? '' }]
  })
}
