import { anApplicationTo } from '@headframe/server/src/testing/jobs.ts'
import { aContractor as aPersonOf } from '@headframe/server/src/testing/people.ts'
import { aCompany, signIn } from './people.ts'
import { liveJobsOf } from './posting-jobs.ts'
import { expect, test } from './product.ts'
import { expectReadable } from './readable.ts'

const forty = 40

test('forty applicants are decided about with at most sixty keys @any-width', async ({
  page,
  product,
}) => {
  // Forty candidates are looked at, one after the other.
  test.setTimeout(240_000)
  const company = await aCompany(product.url)
  const [job] = await liveJobsOf(product.url, company, [{ title: 'Loader Operator' }])
  if (!job) throw new Error('No job went live.')
  await product.behind(async (behind) => {
    for (let at = 1; at <= forty; at += 1) {
      const applied_at = new Date(Date.now() - (forty - at + 1) * 3600_000)
      const person = await aPersonOf(behind, { firstName: 'Ash', lastName: `Doyle ${at}` })
      await anApplicationTo(behind, { id: job.uuid }, person, { applied_at })
    }
  })
  await page.goto(company.login)
  await signIn(page, company)
  await expect(page).toHaveURL(company.home)
  await page.goto(`/company/view-job/${job.uuid}?tab=applicants`)
  const pill = (name: string, count: number) =>
    page.getByRole('group', { name: 'Status' }).getByRole('button', { name: `${name} ${count}` })
  await expect(pill('Pending', forty)).toBeVisible()
  await expectReadable(page)

  let pressed = 0
  const press = async (key: string) => {
    pressed += 1
    await page.keyboard.press(key)
  }
  const candidate = page.getByRole('region', { name: 'Candidate' })
  await press('n')
  for (let at = 1; at <= forty; at += 1) {
    // Nobody is decided about unseen.
    await expect(
      candidate.getByRole('heading', { name: `Ash Doyle ${at}`, exact: true }),
    ).toBeVisible()
    if (at === 2) await expectReadable(page)
    await press(at % 4 === 0 ? 'a' : 'r')
  }

  await expect(page.getByText('Nobody else is pending.')).toBeVisible()
  await expect(pill('Pending', 0)).toBeVisible()
  await expect(pill('Approved', forty / 4)).toBeVisible()
  await expect(pill('Rejected', forty - forty / 4)).toBeVisible()
  expect(pressed).toBeLessThanOrEqual(60)
  test.info().annotations.push({ type: 'keys', description: String(pressed) })
})
