import { dollarsOf, productName, savedSearchMail } from '@headframe/wire'
import { mailEachUnlessSwitchedOff } from '../../../kit/letters/mail-later.ts'
import { fullName } from '../../../kit/mail/words-and-links.ts'
import type { Task, Work, World } from '../../../kit/world.ts'
import { payOf } from '../../../market/jobs/job-facts.ts'
import { listJobsNamed } from '../queries.ts'
import type { ListedJob } from '../../../market/jobs/listed-jobs.ts'
import { addressOfWish } from '../saved-searches/wish.ts'
import { findJobsInLists } from '../search/jobs-in-lists.ts'
import { savedSearchJobs } from './mails.ts'
import type { JobInLetter } from './mails.ts'
import { noteTold, takeDue, takeFinds } from './queries.ts'
import type { Due, DueFind } from './queries.ts'
import { wishReader } from './read-wishes.ts'

const peopleAtOnce = 200

/** One letter for each person who is to hear of something now: each new job once, whichever search found it. */
export const tellOfFinds: Task<object> = {
  name: 'tell-of-finds',
  tries: 6,
  waits: { firstSeconds: 30, longestSeconds: 3600 },
  async run(work) {
    const { db, now, world } = work
    const people = await takeDue(db, now, peopleAtOnce)
    if (people.length === 0) return
    const wanted = people.filter(({ is_unwanted }) => !is_unwanted)
    const finds = await takeFinds(
      db,
      people.map(({ id }) => id),
      now,
    )
    await tell(work, wanted, await stillFitting(work, finds))
    if (people.length === peopleAtOnce) await world.tasks.promise(db, tellOfFinds, {})
  },
}

/** A posting may have changed or ended since it was found: what is told is in the list now. */
async function stillFitting({ db, now, world }: Work, finds: readonly DueFind[]) {
  const read = wishReader(now, world)
  const alike = [...Map.groupBy(finds, ({ wish_hash }) => wish_hash).values()]
  const lists = await Promise.all(
    alike.map(async (group) => ({
      search: await read(group[0]?.wish ?? {}),
      ids: [...new Set(group.map(({ job_id }) => job_id))],
    })),
  )
  const found = await findJobsInLists(db, lists)
  return alike.flatMap((group, at) => group.filter(({ job_id }) => found[at]?.has(job_id)))
}

async function tell(work: Work, people: readonly Due[], finds: readonly DueFind[]): Promise<void> {
  const { db, now } = work
  const wanted = new Set(people.map(({ id }) => id))
  const news = await noteTold(
    db,
    finds.filter(({ contractor_id }) => wanted.has(contractor_id)),
    now,
  )
  const newTo = Map.groupBy(news, ({ contractor_id }) => contractor_id)
  const findsOf = Map.groupBy(finds, ({ contractor_id }) => contractor_id)
  const jobs = await listJobsNamed(db, undefined, [...new Set(news.map(({ job_id }) => job_id))])
  const newestFirst = jobs.toSorted(
    (one, other) => other.published_at.getTime() - one.published_at.getTime(),
  )
  await mailEachUnlessSwitchedOff(
    work,
    people.flatMap((person) => {
      const ids = new Set(newTo.get(person.id)?.map(({ job_id }) => job_id))
      const told = newestFirst.filter(({ id }) => ids.has(id))
      const found = findsOf.get(person.id)?.filter(({ job_id }) => ids.has(job_id)) ?? []
      return told.length === 0 ? [] : [letterTo(work.world, person, told, found)]
    }),
  )
}

function letterTo(
  { config: { appUrl } }: World,
  { id, email, first_name, last_name }: Due,
  jobs: readonly ListedJob[],
  finds: readonly DueFind[],
) {
  const name = fullName(first_name, last_name)
  const searches = [...new Map(finds.map((find) => [find.wish_hash, find])).values()]
  const settingsUrl = `${appUrl}/contractor/saved-searches`
  const [only] = searches.length === 1 ? searches : []
  return {
    to: { address: email, name, accountId: id, preference: savedSearchMail },
    compose: (unsubscribeUrl: string) =>
      savedSearchJobs({
        product: productName,
        name: first_name,
        searches: searches.map((search) => search.name),
        jobs: jobs.map((job) => inLetter(appUrl, job)),
        url: only ? addressOfWish(appUrl, only.wish) : settingsUrl,
        settingsUrl,
        unsubscribeUrl,
      }),
  } as const
}

function inLetter(appUrl: string, job: ListedJob): JobInLetter {
  const { rate, rate_type } = payOf(job)
  return {
    title: job.title,
    company: job.company_name,
    location: job.work_location,
    roster: job.roster ?? '',
    pay:
      rate === null
        ? ''
        : `${dollarsOf(Math.round(rate * 100))} ${rate_type === 'day' ? 'a day' : 'an hour'}`,
    url: `${appUrl}/contractor/job/${encodeURIComponent(job.slug)}`,
  }
}
