import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alertFrequencies, savedSearches } from '@headframe/wire'
import type { AlertFrequency, SavedWish } from '@headframe/wire'
import { inOneTransaction } from '../../../db/call-transaction.ts'
import type { Task } from '../../../kit/world.ts'
import { asAnew, jobsMailedTo, noticeNewJobs } from '../../../testing/alerts.ts'
import { aJobOf } from '../../../testing/jobs.ts'
import { closeAllJobs } from '../../../testing/matching.ts'
import { aCompany, aContractor } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { lookForFinds, noticeNews } from './look-for-finds.ts'
import { tellOfFinds } from './tell-of-finds.ts'

const product = await aProduct()
const { database } = product.world
const hour = 3600

/** What postings are like, and whether each wish is for them. */
const shapes = [
  { roster_on: 14, roster_off: 7, roster_is_even: false, work_arrangement: 'fifo' },
  { roster_on: 8, roster_off: 6, roster_is_even: false, work_arrangement: 'fifo' },
  { roster_on: 14, roster_off: 14, roster_is_even: true, work_arrangement: 'office' },
] as const
const wishes: { readonly asked: SavedWish; readonly fits: readonly boolean[] }[] = [
  { asked: { roster: ['14:7', 'even'] }, fits: [true, false, true] },
  { asked: { arrangement: ['fifo'] }, fits: [true, true, false] },
  { asked: { search: 'office' }, fits: [false, false, true] },
  { asked: {}, fits: [true, true, true] },
]

const some = { which: fc.nat(9), shape: fc.nat(shapes.length - 1), wish: fc.nat(wishes.length - 1) }
const frequency = fc.constantFrom(...alertFrequencies)
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('post'), shape: some.shape }) },
  fc.record({ kind: fc.constant('edit'), which: some.which, shape: some.shape }),
  fc.record({ kind: fc.constant('close'), which: some.which }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('save'), wish: some.wish, frequency }) },
  fc.record({ kind: fc.constant('change'), which: some.which, wish: some.wish }),
  fc.record({ kind: fc.constant('choose'), which: some.which, frequency }),
  fc.record({ kind: fc.constant('delete'), which: some.which }),
  fc.record({ kind: fc.constant('die'), task: fc.nat(2) }),
  fc.record({ kind: fc.constant('wait'), hours: fc.constantFrom(1, 9, 24, 60) }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('work') }) },
)
type Happening = typeof event extends fc.Arbitrary<infer E> ? E : never

interface Posted {
  readonly id: string
  readonly slug: string
  readonly at: number
  shape: number
  isOpen: boolean
}

interface Saved {
  readonly id: string
  wish: number
  frequency: AlertFrequency
  since: number
}

test('any stream of events mails each new job once, and only what fits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 22 }), async (events) => {
      const run = await aRun()
      for (const one of events) await run.take(one)
      await run.take({ kind: 'work' })
      // Until even what is told weekly has been told.
      product.moveClock(8 * 24 * hour)
      await run.take({ kind: 'work' })
      run.expectAllTold()
    }),
    { numRuns: Number(process.env['ALERT_RUNS'] ?? 12) },
  )
}, 900_000)

async function aRun() {
  await closeAllJobs(product)
  await noticeNewJobs(product)
  const [person, company] = [await aContractor(product), await aCompany(product)]
  const { send } = await asAnew(product, person)
  const jobs: Posted[] = []
  const searches: Saved[] = []
  const told = new Set<string>()
  const later = async () => (await asAnew(product, person)).send
  let time = 0

  const fits = (search: Saved, job: Posted) =>
    search.frequency !== 'off' &&
    job.at > search.since &&
    job.isOpen &&
    wishes[search.wish]?.fits[job.shape] === true

  /** What was mailed since the last look was new, open, and fitted something. */
  async function look() {
    const letters = await jobsMailedTo(product, person)
    const slugs = letters.flat()
    expect(slugs.length).toBe(new Set(slugs).size)
    for (const slug of slugs.filter((one) => !told.has(one))) {
      const job = jobs.find((one) => one.slug === slug)
      expect(job && searches.some((search) => fits(search, job)), slug).toBe(true)
      told.add(slug)
    }
  }

  async function take(one: Happening): Promise<void> {
    time += 1
    // No two things happen in the same millisecond.
    product.moveClock(1)
    const job = 'which' in one ? jobs[one.which % Math.max(1, jobs.length)] : undefined
    const search = 'which' in one ? searches[one.which % Math.max(1, searches.length)] : undefined
    if (one.kind === 'post') jobs.push({ ...(await post(company, one.shape)), at: time })
    if (one.kind === 'edit' && job) await edit(job, one.shape)
    if (one.kind === 'close' && job) await close(job)
    if (one.kind === 'save') await save(one.wish, one.frequency)
    if (one.kind === 'change' && search) await change(search, one.wish)
    if (one.kind === 'choose' && search) await choose(search, one.frequency)
    if (one.kind === 'delete' && search) {
      await (
        await later()
      )(savedSearches.remove, { id: search.id })
      searches.splice(searches.indexOf(search), 1)
    }
    if (one.kind === 'die') await dieIn(one.task)
    if (one.kind === 'wait') product.moveClock(one.hours * hour)
    if (one.kind !== 'work') return
    await noticeNewJobs(product)
    await look()
  }

  async function save(wish: number, chosen: AlertFrequency) {
    const { asked } = wishes[wish] ?? { asked: {} }
    const { id } = await (
      await later()
    )(savedSearches.save, {
      name: 'Work',
      frequency: chosen,
      wish: asked,
    })
    const known = searches.find((one) => one.id === id)
    if (!known) searches.push({ id, wish, frequency: chosen, since: time })
    else noteFrequency(known, chosen)
  }

  async function choose(search: Saved, chosen: AlertFrequency) {
    await (
      await later()
    )(savedSearches.change, { id: search.id, frequency: chosen })
    noteFrequency(search, chosen)
  }

  function noteFrequency(search: Saved, chosen: AlertFrequency) {
    if (search.frequency === 'off' && chosen !== 'off') search.since = time
    search.frequency = chosen
  }

  async function change(search: Saved, wish: number) {
    if (searches.some((one) => one.wish === wish)) return
    const { asked } = wishes[wish] ?? { asked: {} }
    await (
      await later()
    )(savedSearches.change, { id: search.id, wish: asked })
    Object.assign(search, { wish, since: time })
  }

  function expectAllTold() {
    const untold = jobs.filter(
      (job) => !told.has(job.slug) && searches.some((search) => fits(search, job)),
    )
    expect(untold).toEqual([])
  }

  await send(savedSearches.list, {})
  return { take, expectAllTold }
}

async function post(company: Person, shape: number) {
  const { id, slug } = await aJobOf(product, company, columnsOf(shape))
  return { id, slug, shape, isOpen: true }
}

async function edit(job: Posted, shape: number) {
  if (!job.isOpen) return
  await database.writing.updateTable('job').set(columnsOf(shape)).where('id', '=', job.id).execute()
  job.shape = shape
}

async function close(job: Posted) {
  await database.writing
    .updateTable('job')
    .set({ closed_at: product.world.clock() })
    .where('id', '=', job.id)
    .execute()
  job.isOpen = false
}

function columnsOf(shape: number) {
  const { work_arrangement, ...roster } = shapes[shape] ?? shapes[0]
  return { ...roster, work_arrangement, words: ` dozer operator ${work_arrangement} ` }
}

/** A worker does all of a task, and dies before anybody knows. */
async function dieIn(which: number): Promise<void> {
  const jobIds = (await database.reading.selectFrom('job').select('id').execute()).map(
    ({ id }) => id,
  )
  const after = { hash: '', id: '00000000-0000-0000-0000-000000000000' }
  const tasks: [Task<object>, object][] = [
    [noticeNews.task, {}],
    [tellOfFinds, {}],
  ]
  const dying = inOneTransaction(database, async (db) => {
    const work = { db, now: product.world.clock(), world: product.world, lastTry: false }
    const [task, payload] = tasks[which] ?? []
    if (task) await task.run(work, payload ?? {})
    else await lookForFinds.run(work, { jobIds, after })
    throw new Error('killed')
  })
  await expect(dying).rejects.toThrow('killed')
}
