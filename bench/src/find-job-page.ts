import { connect, contractorJobs } from '@headframe/wire'

/** The page of the newest job of the demo. */
export async function findJobPage(url: string): Promise<string> {
  const send = connect({ base: `${url}/api`, tokenFor: () => undefined })
  const [job] = await send(contractorJobs.find, { page: 1, perPage: 1, search: '' })
  if (!job) throw new Error('The demo has no open jobs')
  return `/contractor/job/${job.job_slug}`
}
