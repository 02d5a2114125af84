import { anApplicationTo } from '@headframe/server/src/testing/jobs.ts'
import { aContractor as aPersonOf } from '@headframe/server/src/testing/people.ts'
import { becomeSignedIn } from '../entering.ts'
import { aCompany } from '../people.ts'
import { liveJobsOf } from './posting-jobs.ts'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'

const dozen = 12

test('the second press of a double one decides about nobody else, and five take five presses @wide', async ({
  page,
  product,
}) => {
  const company = await aCompany(product.url)
  const [job] = await liveJobsOf(product.url, company, [{ title: 'Loader Operator' }])
  if (!job) throw new Error('No job went live.')
  await product.behind(async (behind) => {
    for (let at = 1; at <= 25; at += 1) {
      const applied_at = new Date(Date.now() - (30 - at) * 3600_000)
      const person = await aPersonOf(behind, { firstName: 'Ash', lastName: `Doyle ${at}` })
      await anApplicationTo(behind, { id: job.uuid }, person, { applied_at })
    }
  })
  await becomeSignedIn(page, company)
  await page.goto(`/company/view-job/${job.uuid}?tab=applicants`)
  const rows = page.getByRole('row', { name: /Ash Doyle/ })
  // On the page, of which a press may bring more into view.
  const tops = () =>
    rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top + scrollY))
  await expect(rows).toHaveCount(20)

  await page.getByRole('button', { name: 'Reject Ash Doyle 1', exact: true }).dblclick()
  // Who comes up from the next page stands at the end.
  await expect(rows).toHaveCount(21)
  const before = await tops()
  for (let at = 2; at <= 5; at += 1) {
    await page.getByRole('button', { name: `Approve Ash Doyle ${at}`, exact: true }).click()
  }

  await expect(page.getByText('5 decided. Last: Ash Doyle 5 approved')).toBeVisible()
  await expect(rows).toHaveCount(25)
  expect((await tops()).slice(0, before.length)).toEqual(before)
  const pill = (name: string) =>
    page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
  await expect(pill('Pending 20')).toBeVisible()
  await expect(pill('Rejected 1')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('dialog')).toHaveCount(
    0,
  )

  // Who comes back in time finds Undo where it was decided.
  await page.goto(`/company/view-job/${job.uuid}?tab=applicants&status=2`)
  await page.getByRole('button', { name: /^Undo .* left ?: Ash Doyle 1$/ }).press('Enter')
  await expect(pill('Pending 21')).toBeVisible()
})

test('a dozen applicants are decided about with at most eighteen keys @any-width', async ({
  page,
  product,
}) => {
  const company = await aCompany(product.url)
  const [job] = await liveJobsOf(product.url, company, [{ title: 'Loader Operator' }])
  if (!job) throw new Error('No job went live.')
  await product.behind(async (behind) => {
    for (let at = 1; at <= dozen; at += 1) {
      const applied_at = new Date(Date.now() - (dozen - at + 1) * 3600_000)
      const person = await aPersonOf(behind, { firstName: 'Ash', lastName: `Doyle ${at}` })
      await anApplicationTo(behind, { id: job.uuid }, person, { applied_at })
    }
  })
  await becomeSignedIn(page, company)
  await page.goto(`/company/view-job/${job.uuid}?tab=applicants`)
  const pill = (name: string, count: number) =>
    page.getByRole('group', { name: 'Status' }).getByRole('button', { name: `${name} ${count}` })
  await expect(pill('Pending', dozen)).toBeVisible()
  await expectReadable(page)

  let pressed = 0
  const press = async (key: string) => {
    pressed += 1
    await page.keyboard.press(key)
  }
  const candidate = page.getByRole('region', { name: 'Candidate' })
  await press('n')
  for (let at = 1; at <= dozen; at += 1) {
    // Nobody is decided about unseen.
    await expect(
      candidate.getByRole('heading', { name: `Ash Doyle ${at}`, exact: true }),
    ).toBeVisible()
    // They have been in view for long enough that a key is meant for them.
    await expect(candidate).toHaveAttribute('aria-busy', 'false')
    if (at === 2) await expectReadable(page)
    await press(at % 4 === 0 ? 'a' : 'r')
  }

  await expect(page.getByText('Nobody else is pending.')).toBeVisible()
  await expect(pill('Pending', 0)).toBeVisible()
  await expect(pill('Approved', dozen / 4)).toBeVisible()
  await expect(pill('Rejected', dozen - dozen / 4)).toBeVisible()
  expect(pressed).toBeLessThanOrEqual(18)
  test.info().annotations.push({ type: 'keys', description: String(pressed) })
})
