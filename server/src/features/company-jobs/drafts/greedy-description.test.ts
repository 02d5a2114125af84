import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs, contractorJobs } from '@headframe/wire'
import { richHtml } from '../../../domain/rich-text/rich-html.ts'
import { aLiveJob } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { refusalOf } from '../../../testing/requests.ts'

const product = await aProduct()
const { writing } = product.world.database

const link = `https://mine.example/?${'&'.repeat(1900)}`
/** No longer than it may be, and each two bytes of it want to be ten thousand. */
const greedy = {
  ops: [{ insert: 'a\n'.repeat(9000).replace('a', 'Drill & blast'), attributes: { link } }],
}
const ordinary = {
  ops: [
    { insert: 'Push overburden, ' },
    { insert: 'as here', attributes: { link: 'https://mine.example/pit?a=1&b=2' } },
    { insert: '\n' },
  ],
}

let saltbush: Person
beforeEach(async () => {
  saltbush = await aCompany(product)
})

describe('a description that would be far longer than its words', () => {
  const text = 'Must be 20000 characters or fewer'

  test('is refused in a draft, which stays as it was', async () => {
    const { send } = product.as(saltbush)
    const { uuid } = await send(companyJobs.newDraft, {})
    await send(companyJobs.saveDraft, { uuid, draft: { description: ordinary } })

    const refused = await refusalOf(
      send(companyJobs.saveDraft, { uuid, draft: { description: greedy } }),
    )

    expect(refused).toMatchObject({ status: 422, fields: { 'draft.description': text } })
    expect((await send(companyJobs.job, { uuid })).description_rendered).toBe(richHtml(ordinary))
  })

  test('is refused on a posting that is live, which is read as before', async () => {
    const { uuid } = await aLiveJob(product, saltbush, { description: ordinary })
    const update = { uuid, description: greedy }

    const refused = await refusalOf(product.as(saltbush).send(companyJobs.update, update))

    expect(refused).toMatchObject({ status: 422, fields: { description: text } })
    const shown = await product.send(contractorJobs.job, { id: uuid })
    expect(shown.description_rendered).toBe(
      '<p>Push overburden, ' +
        '<a href="https://mine.example/pit?a=1&amp;b=2" rel="noopener nofollow">as here</a></p>',
    )
  })

  test('and was kept before there was a bound, is its words alone until it is written anew', async () => {
    const { uuid } = await aLiveJob(product, saltbush)
    await writing
      .updateTable('job')
      .set({ description: JSON.stringify(greedy), description_html: 'x'.repeat(5_000_000) })
      .where('id', '=', uuid)
      .execute()

    const before = await product.send(contractorJobs.job, { id: uuid })
    expect(before.description_rendered).toMatch(/^<p>Drill &amp; blast<\/p>(<p>a<\/p>){8999}$/)

    await product.as(saltbush).send(companyJobs.update, { uuid, description: ordinary })
    const after = await product.send(contractorJobs.job, { id: uuid })
    expect(after.description_rendered).toBe(richHtml(ordinary))
  })
})
