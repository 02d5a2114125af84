import type { Locator, Page } from '@playwright/test'
import { letDecisionsSettle } from '@headframe/server/src/testing/decisions.ts'
import { anApplicationTo } from '@headframe/server/src/testing/jobs.ts'
import { aContractor as aPersonOf } from '@headframe/server/src/testing/people.ts'
import { applicant, openProfile } from './applicants.ts'
import { becomeSignedIn } from '../entering.ts'
import { aCompany, aContractor } from '../people.ts'
import type { OwnCompany } from '../people.ts'
import { applyTo, liveJobsOf } from './posting-jobs.ts'
import type { PostedJob } from './posting-jobs.ts'
import { expect, test as base } from '../product.ts'
import type { Product } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'

interface Hiring {
  readonly company: OwnCompany
  readonly job: PostedJob
}

/** A company of the journey's own with one live job, signed in. */
const test = base.extend<{ hiring: Hiring }>({
  hiring: async ({ page, product }, use) => {
    const company = await aCompany(product.url)
    const [job] = await liveJobsOf(product.url, company, [{ title: 'Loader Operator' }])
    if (!job) throw new Error('No job went live.')
    await becomeSignedIn(page, company)
    await use({ company, job })
  },
})

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })
const filter = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
const applicantsOf = ({ uuid }: PostedJob) => `/company/view-job/${uuid}?tab=applicants`

const names = [
  { firstName: 'Tess', lastName: 'Rowley' },
  { firstName: 'Arlo', lastName: 'Nguyen' },
  { firstName: 'Mae', lastName: 'Oku' },
]

/** Three people, of whom the last one named applied first. */
async function threeApply(product: Product, { uuid }: PostedJob): Promise<void> {
  await product.behind(async (behind) => {
    for (const [at, name] of names.entries()) {
      const applied_at = new Date(Date.now() - (at + 1) * 3600_000)
      await anApplicationTo(behind, { id: uuid }, await aPersonOf(behind, name), { applied_at })
    }
  })
}

test('a job is shown as contractors read it, and its ID is copied @any-width', async ({
  page,
  context,
  hiring: { company, job },
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto(`/company/view-job/${job.uuid}`)

  await expect(heading(page, job.title)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(company.name)
  await expect(main).toContainText('Kambalda WA')
  await expect(main).toContainText('Posted less than an hour ago')
  await expect(page.getByRole('region', { name: 'Job Description' })).toContainText('Quandong Pit')
  await expect(page.getByRole('region', { name: 'Conditions' })).toContainText('$62.50 / hour')
  await expect(page.getByRole('region', { name: 'Location' })).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: `Copy the job ID #${job.slug}` }).click()
  await expect(
    page.getByText(`Job ID #${job.slug} has been copied to your clipboard.`),
  ).toBeVisible()

  await page.getByRole('tab', { name: /Applicants/ }).click()
  await expect(page).toHaveURL(applicantsOf(job))
  await expect(main).toContainText(
    'Currently no applicants have applied for this job posting. Please check back later or consider promoting your listing to attract more candidates.',
  )
  await page.goto('/company/view-job/4c1c7c55-7d1c-4b58-9d9f-3a7f2f1b7a10')
  await expect(main).toContainText('Invalid job ID.')
})

test('applicants are filtered and searched, and Back to Job finds them as they were @any-width', async ({
  page,
  product,
  hiring: { job },
}) => {
  await threeApply(product, job)
  await page.goto('/company/manage-jobs')
  await page.getByRole('link', { name: '3 applicants' }).click()
  await expect(page).toHaveURL(applicantsOf(job))
  await expect(page.getByRole('tab', { name: /Applicants/ })).toContainText('3')
  await expect(filter(page, /^All/)).toContainText('3')
  await expectReadableAtAnyWidth(page)

  await applicant(page, 'Arlo Nguyen').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Arlo Nguyen has been rejected.')).toBeVisible()
  await expect(applicant(page, 'Arlo Nguyen')).toContainText('Rejected')

  await filter(page, /^Pending/).click()
  await expect(applicant(page, 'Arlo Nguyen')).toBeHidden()
  await expect(applicant(page, 'Mae Oku')).toBeVisible()
  await page.getByRole('combobox', { name: 'Search applicants' }).fill('rowley')
  await page.keyboard.press('Enter')
  await expect(applicant(page, 'Mae Oku')).toBeHidden()
  const asTheyWere = `${applicantsOf(job)}&status=0&search=rowley`
  await expect(page).toHaveURL(asTheyWere)

  await openProfile(page, 'Tess Rowley', false)
  await expect(heading(page, 'Tess Rowley')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Job' }).click()
  await expect(page).toHaveURL(({ href }) => href.includes(asTheyWere))
  await expect(applicant(page, 'Tess Rowley')).toBeVisible()
  // It was a step back, not another one forward.
  await page.goForward()
  await expect(heading(page, 'Tess Rowley')).toBeVisible()
  await page.goBack()

  await filter(page, /^Approved/).click()
  await expect(page.getByRole('main')).toContainText('None of the applicants match.')
  await page.getByRole('button', { name: 'Show all applicants' }).click()
  await expect(applicant(page, 'Mae Oku')).toBeVisible()
})

test('somebody is read, approved with a few words, and told of it', async ({
  page,
  product,
  isMobile,
  hiring: { company, job },
}) => {
  const marnie = await aContractor(product.url)
  await applyTo(product.url, job, marnie)
  await page.goto(applicantsOf(job))
  const card = applicant(page, 'Marnie Okafor')
  await expect(card).toContainText('Kambalda, WA')
  await expect(card).toContainText('$88.50 per hour')
  await expect(card).toContainText('$26 over')

  await openProfile(page, 'Marnie Okafor', isMobile)
  await expect(heading(page, 'Marnie Okafor')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Resume' }).click()
  expect((await saving).suggestedFilename()).toBe(`headframe-${job.slug}-MarnieOkafor.pdf`)
  const main = page.getByRole('main')
  await expect(main).toContainText('What I can say about question')
  await expect(main).toContainText(marnie.email)
  await expectReadable(page)

  const panel = page.getByRole('region', { name: 'Application' })
  await expect(panel).toContainText('Pending')
  await panel.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Your words to them/).fill('We will call you on Tuesday.')
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(panel).toContainText('Approved')
  await expect(panel).toContainText('We will call you on Tuesday.')
  await expect(panel.getByRole('button', { name: /^Undo .* left ?: Marnie Okafor/ })).toBeVisible()
  const { subject, text } = await product.mailAfter(marnie.email, () =>
    product.behind(({ world }) => letDecisionsSettle(world, job.uuid)),
  )
  expect(subject).toContain('approved')
  expect(text).toContain(company.name)
  expect(text).toContain('We will call you on Tuesday.')

  await page.reload()
  await panel.getByRole('button', { name: 'Back to Pending' }).click()
  await expect(page.getByText('Marnie Okafor is pending again.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Approve' })).toBeVisible()
})
