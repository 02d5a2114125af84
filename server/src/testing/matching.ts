import { beforeEach } from 'vitest'
import { aPdf } from './documents.ts'
import { aLiveJob } from './jobs.ts'
import type { JobWish } from './jobs.ts'
import { aCompany, aRegisteredContractor } from './people.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'
import { bearer } from './requests.ts'

/** Postings that suit the usual resume well, somewhat and not at all. */
export const dozer: JobWish = {
  title: 'Dozer Operator',
  description:
    'Push overburden on a D11. A current HR licence and Working at Heights are required. Knowledge of Surpac.',
}
export const grader: JobWish = {
  title: 'Grader Operator',
  selectedRole: '109',
  description: 'Haul roads all day.',
}
export const geologist: JobWish = {
  title: 'Mine Geologist',
  selectedRole: '116',
  description: 'Map the faces of the Quandong Pit. At least 5 years of experience in gold.',
}

/** Of somebody whom the last of them suits. */
export async function aGeologistsResume(): Promise<File> {
  const lines = [
    'Marnie Okafor',
    'Employment',
    'Mine Geologist, Saltbush Mining, Kambalda',
    'March 2015 to present',
    'Face mapping, ore control and Leapfrog.',
  ]
  return new File([(await aPdf(lines)) as BlobPart], 'geologist.pdf')
}

interface BothSides {
  readonly saltbush: Person
  readonly marnie: Person
}

/** A company, and somebody with the usual resume, anew for each test, with nothing open but what it opens. */
export function bothSides(product: Product) {
  let sides: BothSides | undefined
  beforeEach(async () => {
    await closeAllJobs(product)
    sides = { saltbush: await aCompany(product), marnie: await aRegisteredContractor(product) }
    await product.runTasks()
  })
  const now = () => {
    if (!sides) throw new Error('No test has begun')
    return sides
  }
  return {
    saltbush: () => now().saltbush,
    marnie: () => now().marnie,
    asSaltbush: () => product.as(now().saltbush),
    asMarnie: () => product.as(now().marnie),
    live: (wishes: JobWish) => aLiveJob(product, now().saltbush, wishes),
  }
}

/** Whatever other tests have left open would be among the matches. */
export async function closeAllJobs({ world }: Product): Promise<void> {
  await world.database.writing
    .updateTable('job')
    .set({ closed_at: world.clock() })
    .where('closed_at', 'is', null)
    .where('published_at', 'is not', null)
    .execute()
}

/** The list of open jobs as it travels, with how much of its order is still to be made. */
export async function listedJobs(product: Product, token: string, query = 'sort=match') {
  const response = await product.ask(`/contractor/get-jobs?${query}`, { headers: bearer(token) })
  const jobs = (await response.json()) as {
    job_title: string
    match: { score: number; failed: string[]; reason: string } | null
  }[]
  const titles = jobs.map(({ job_title }) => job_title)
  return { titles, jobs, unranked: response.headers.get('x-unranked') }
}
