import { beforeEach, describe, expect, test } from 'vitest'
import { applicants, contractorJobs, ownData, words } from '@headframe/wire'
import { aJobOf, aLiveJob, anApplicationTo } from '../../testing/jobs.ts'
import { toldOfDecisions } from '../../testing/decisions.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, json } from '../../testing/requests.ts'

const product = await aProduct()

let saltbush: Person
let ash: Person
let job: { id: string; slug: string }
let application_id: string

beforeEach(async () => {
  saltbush = await aCompany(product)
  ash = await aContractor(product)
  job = await aJobOf(product, saltbush)
  application_id = (await anApplicationTo(product, job, ash)).id
})

const decide = (status: 0 | 1 | 2, reason = '') =>
  product.as(saltbush).send(applicants.decide, { application_id, status, reason })
const withdraw = () => product.as(ash).send(contractorJobs.withdraw, { jobId: job.id })
const ask = (body: object) =>
  product.ask('/company/update-application', json(body, bearer(saltbush.token)))
/** What the company sees of it. */
async function toldTheCompany() {
  const { profile_hash } = await product.world.database.reading
    .selectFrom('contractor')
    .select('profile_hash')
    .where('id', '=', ash.id)
    .executeTakeFirstOrThrow()
  const { send } = product.as(saltbush)
  const seen = await send(applicants.candidate, { jobUuid: job.id, profile_hash })
  return seen.application
}
/** What the applicant sees of it. */
const standing = async () =>
  (await product.as(ash).send(contractorJobs.job, { id: job.slug })).application

const lettersTo = (who: Person) => toldOfDecisions(product, who)

const decidedBy = async () => {
  const { decided_by } = await product.world.database.reading
    .selectFrom('job_application')
    .select('decided_by')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow()
  return decided_by
}

test('who has decided is written down, for as long as there is a decision and an account', async () => {
  await decide(1)
  expect(await decidedBy()).toBe(saltbush.id)
  await decide(0)
  expect(await decidedBy()).toBeNull()

  await decide(2)
  expect(await decidedBy()).toBe(saltbush.id)
  await product.as(saltbush).send(ownData.erase, { accountPassword: saltbush.password })
  expect(await decidedBy()).toBeNull()
})

describe('a decision', () => {
  test.each([
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 1],
    [1, 0],
    [2, 0],
  ] as const)('may go from %i to %i', async (from, to) => {
    if (from !== 0) await decide(from)

    expect(await decide(to)).toEqual({ success: true, application_id, status: to })

    expect(await standing()).toMatchObject({
      status: to,
      decision_date: to === 0 ? null : expect.any(Number),
    })
  })

  test('of the same kind again keeps its date and takes the latest words', async () => {
    await decide(2, 'No tickte.')
    const first = await standing()
    product.moveClock(60)

    expect(await decide(2, 'No ticket.')).toEqual({ success: true, application_id, status: 2 })

    expect(await standing()).toEqual(first)
    expect(await toldTheCompany()).toMatchObject({ status: 2, reason: 'No ticket.' })

    await decide(2)
    expect(await toldTheCompany()).toMatchObject({ status: 2, reason: null })
  })

  test.each(['closed', 'expired'] as const)('is taken when the job is %s', async (life) => {
    const over = await aJobOf(product, saltbush, {}, life)
    const { id } = await anApplicationTo(product, over, ash)

    const decided = await product
      .as(saltbush)
      .send(applicants.decide, { application_id: id, status: 1, reason: '' })

    expect(decided.status).toBe(1)
  })

  test('holds the applicant to it; taken back, they may withdraw again', async () => {
    await decide(2)
    await expect(withdraw()).rejects.toMatchObject({ code: 'NOT_PENDING' })

    await decide(0)

    await withdraw()
    expect(await standing()).toBeNull()
  })

  test.each([1, '1', ' 1 '])('may be sent as %j', async (status) => {
    expect(await (await ask({ application_id, status })).json()).toMatchObject({ status: 1 })
  })
})

const invalid = (field: string, text: string) => ({
  status: 422,
  body: { success: false, message: text, error: text, code: 'INVALID', fields: { [field]: text } },
})

describe('a decision is refused', () => {
  test.each([3, -1, 0.5, '', ' ', 'Approved', null, true, undefined])(
    'when its status is %j',
    async (status) => {
      expect(await answerOf(await ask({ application_id, status }))).toEqual(
        invalid('status', words.statusInvalid),
      )
      expect(await standing()).toMatchObject({ status: 0 })
    },
  )

  test('when its reason is too long', async () => {
    const answer = await answerOf(await ask({ application_id, status: 2, reason: 'x'.repeat(501) }))

    expect(answer).toEqual(invalid('reason', 'Must be 500 characters or fewer'))
    expect((await ask({ application_id, status: 2, reason: 'x'.repeat(500) })).status).toBe(200)
  })

  test('on nobody, whatever else is wrong', async () => {
    const unknown = await answerOf(
      await ask({ application_id: 'f0000000-0000-4000-8000-000000000000', status: 1 }),
    )
    expect(unknown).toMatchObject({ status: 404, body: { success: false, code: 'NOT_FOUND' } })

    for (const id of ['no-such-application', '', undefined]) {
      expect(await answerOf(await ask({ application_id: id, status: 9 }))).toEqual(unknown)
    }
    expect(await standing()).toMatchObject({ status: 0 })
  })

  test('on one that was withdrawn', async () => {
    await withdraw()

    expect((await ask({ application_id, status: 1 })).status).toBe(404)
    expect(await lettersTo(ash)).toEqual([])
  })
})

describe('the applicant', () => {
  test('is told of an approval', async () => {
    await decide(1, 'See you on Monday.\nBring your boots.')

    const [letter, ...more] = await lettersTo(ash)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('Your application for Dozer Operator was approved')
    expect(letter?.text).toContain('Hi Ash,')
    expect(letter?.text).toContain('Saltbush Mining writes:')
    expect(letter?.text).toContain('“See you on Monday.')
    expect(letter?.text).toContain('Bring your boots.”')
    expect(letter?.link).toBe('http://headframe.test/contractor/applied-jobs')
    expect(letter?.headers['list-unsubscribe']).toContain('/api/mail/unsubscribe/')
  })

  test('is told of a rejection, whose subject does not say so', async () => {
    await decide(2)

    const [letter] = await lettersTo(ash)
    expect(letter?.subject).toBe('News about your application for Dozer Operator')
    expect(letter?.text).toContain('has decided not to go ahead')
    expect(letter?.text).not.toContain('writes:')
  })

  test('has a switch for such letters', async () => {
    await product.as(ash).send(ownData.saveMailPreferences, { application_updates: false })
    await decide(1)

    expect(await lettersTo(ash)).toEqual([])
  })
})

test('an approval is told in both lists of the applicant', async () => {
  const rowan = await aContractor(product)
  const { uuid } = await aLiveJob(product, saltbush)
  const { id } = await anApplicationTo(product, { id: uuid }, rowan)
  await product.as(saltbush).send(applicants.decide, { application_id: id, status: 1, reason: '' })
  const approved = expect.objectContaining({ application_id: id, application_status: 1 })

  const { send } = product.as(rowan)
  expect(await send(contractorJobs.applications, {})).toEqual([approved])
  expect(await send(contractorJobs.find, { search: 'dozer' })).toContainEqual(approved)
})
