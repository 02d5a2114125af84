import { expect, test } from 'vitest'
import { applicants, companyInvitations, companyJobs, companyPeople, signIn } from '@headframe/wire'
import { accept, acceptForm, aColleague, invite } from '../../testing/colleagues.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor, isSignedIn } from '../../testing/people.ts'
import { waitersOn } from '../../testing/at-once/waiters.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const rounds = Array.from({ length: 8 }, (_, round) => round)

test.each(rounds)('of two owners who remove each other, one stays (round %i)', async () => {
  const company = await aCompany(product)
  const [jane, noor] = [
    await aColleague(product, company, 'owner'),
    await aColleague(product, company, 'owner', { firstName: 'Noor' }),
  ]

  const outcomes = await Promise.allSettled([
    product.as(jane).send(companyPeople.remove, { id: noor.id }),
    product.as(noor).send(companyPeople.remove, { id: jane.id }),
  ])

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'UNAUTHENTICATED' },
  })
  const { data } = await product.as(company).send(companyPeople.list, {})
  expect(data).toHaveLength(2)
})

test.each(rounds)(
  'an invitation that is accepted twice makes one colleague (round %i)',
  async () => {
    const company = await aCompany(product)
    const { token, email } = await invite(product, company)

    const outcomes = await Promise.allSettled([accept(product, token), accept(product, token)])

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'TOKENNOTACTIVE' },
    })
    const { data } = await product.as(company).send(companyPeople.list, {})
    expect(data.map((one) => one.email)).toEqual([company.email, email])
  },
)

test.each(rounds)('an invitation is taken up or taken back, never both (round %i)', async () => {
  const company = await aCompany(product)
  const { id, token } = await invite(product, company)

  const [taken, withdrawn] = await Promise.allSettled([
    product.send(companyInvitations.accept, acceptForm(token)),
    product.as(company).send(companyPeople.withdraw, { id }),
  ])

  expect([taken.status, withdrawn.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const { data } = await product.as(company).send(companyPeople.list, {})
  expect(data).toHaveLength(taken.status === 'fulfilled' ? 2 : 1)
})

test.each(rounds)(
  'what a colleague decides while they are removed or lowered counts whole or not at all (round %i)',
  async (round) => {
    const company = await aCompany(product)
    const jane = await aColleague(product, company, 'hirer')
    const { id } = await anApplicationTo(
      product,
      await aJobOf(product, company),
      await aContractor(product),
    )
    const take = () =>
      round % 2 === 0
        ? product.as(company).send(companyPeople.remove, { id: jane.id })
        : product.as(company).send(companyPeople.changeRole, { id: jane.id, role: 'viewer' })

    const [decided, opened, taken] = await Promise.allSettled([
      product.as(jane).send(applicants.decide, { application_id: id, status: 1, reason: '' }),
      product.as(jane).send(companyJobs.newDraft, {}),
      take(),
    ])

    expect(taken.status).toBe('fulfilled')
    for (const outcome of [decided, opened])
      if (outcome.status === 'rejected')
        expect(['UNAUTHENTICATED', 'ROLE_NEEDED', 'NOT_FOUND']).toContain(outcome.reason.code)
    const { status } = await product.world.database.reading
      .selectFrom('job_application')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(status).toBe(decided.status === 'fulfilled' ? 1 : 0)
    expect(await isSignedIn(product, jane)).toBe(false)
  },
)

test('a role that was taken while a call was on its way is missed before anything stands', async () => {
  const company = await aCompany(product)
  const jane = await aColleague(product, company, 'hirer')
  const { id } = await anApplicationTo(
    product,
    await aJobOf(product, company),
    await aContractor(product),
  )
  // The decision waits for the application, which somebody holds, while the role goes.
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holding = product.world.database.writing.transaction().execute(async (db) => {
    await db.selectFrom('job_application').select('id').where('id', '=', id).forUpdate().execute()
    held.resolve()
    await letGo
  })
  await held.promise
  const deciding = product
    .as(jane)
    .send(applicants.decide, { application_id: id, status: 2, reason: '' })
  const outcome = deciding.then(
    () => 'decided',
    ({ code }: { code: string }) => code,
  )
  await expect.poll(() => waitersOn(product.world.database)).toBeGreaterThan(0)
  await product.as(company).send(companyPeople.changeRole, { id: jane.id, role: 'viewer' })
  release()
  await holding

  expect(await outcome).toBe('ROLE_NEEDED')
  expect(await product.send(signIn.company, jane)).toMatchObject({ error: false })
})
