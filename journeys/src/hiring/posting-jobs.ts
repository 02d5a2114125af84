import { companyJobs, connect, contractorJobs, payments, signIn } from '@headframe/wire'
import type { Send } from '@headframe/wire'
import { aJobForm } from '@headframe/server/src/testing/jobs.ts'
import type { JobWish } from '@headframe/server/src/testing/jobs.ts'
import { goodCard } from '@headframe/server/src/testing/payments.ts'
import type { Person } from '../people.ts'

export interface PostedJob {
  readonly uuid: string
  readonly slug: string
  readonly title: string
}

/** Postings of a company as it would write and pay for them, without its screens; the last is the newest. */
export async function liveJobsOf(
  url: string,
  company: Person,
  wishes: readonly JobWish[],
): Promise<PostedJob[]> {
  const send = await asCompany(url, company)
  const jobs: PostedJob[] = []
  for (const wish of wishes) jobs.push(await post(send, wish))
  return jobs
}

/** Calls as another window of the company makes them. */
export async function asCompany(url: string, { email, password }: Person): Promise<Send> {
  const base = `${url}/api`
  const { token } = await connect({ base })(signIn.company, { email, password })
  return connect({ base, tokenFor: () => token })
}

async function post(send: Send, wish: JobWish): Promise<PostedJob> {
  const { uuid } = await send(companyJobs.newDraft, {})
  await send(companyJobs.saveDraft, { uuid, draft: aJobForm(wish) })
  const { clientSecret } = await send(payments.session, { uuid })
  await send(payments.sandbox, { clientSecret, ...goodCard })
  const { slug, title } = await send(companyJobs.job, { uuid })
  return { uuid, slug, title: title ?? '' }
}

export async function applyTo(
  url: string,
  job: PostedJob,
  { email, password }: Person,
): Promise<void> {
  const base = `${url}/api`
  const { token } = await connect({ base })(signIn.contractor, {
    contractorEmail: email,
    contractorPass: password,
  })
  await connect({ base, tokenFor: () => token })(contractorJobs.apply, { jobId: job.uuid })
}
