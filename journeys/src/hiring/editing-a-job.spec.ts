import { aJobOf } from '@headframe/server/src/testing/jobs.ts'
import { companyJobs, words } from '@headframe/wire'
import { asCompany, liveJobsOf } from './posting-jobs.ts'
import { expect } from '../product.ts'
import { expectReadable } from '../readable.ts'
import { choose, test } from './writing-a-job.ts'

test('a live job changes its description and its start, and nothing else @any-width', async ({
  page,
  product,
  company,
}) => {
  const [job] = await liveJobsOf(product.url, company, [{ title: 'Dozer Operator' }])
  await page.goto(`/company/edit-job/${job?.uuid}`)
  const description = page.getByRole('textbox', { name: 'Description' })
  await expect(description).toHaveText('Push overburden in the Quandong Pit.')
  await expect(page.getByText('Only the description and the start date change')).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('link', { name: 'Manage Jobs' })).toBeVisible()
  await expect(crumbs.getByRole('link', { name: 'Job', exact: true })).toHaveAttribute(
    'href',
    `/company/view-job/${job?.uuid}`,
  )
  await expect(page.getByLabel('Job title')).toBeHidden()
  await expectReadable(page)

  await description.fill('')
  await choose(page, 'Start date', 'On a date')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Please fill out all the mandatory fields.').first()).toBeVisible()
  await expect(page.getByText('Please select a valid start date').first()).toBeVisible()
  await expect(description).toBeFocused()

  await page.getByRole('link', { name: 'Headframe' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await description.fill('Rip and push.')
  await page.getByLabel('First day').fill('28/02/2099')
  // A colleague is quicker.
  const send = await asCompany(product.url, company)
  await send(companyJobs.update, { uuid: job?.uuid ?? '', description: 'Push coal.' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(words.liveJobChangedElsewhere).first()).toBeVisible()
  await expect(page.getByText('Push coal.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Take theirs/ })).toBeVisible()
  await expect(description).toHaveText('Rip and push.')
  await expectReadable(page)
  await page.getByRole('button', { name: 'Save mine all the same' }).click()
  await expect(page.getByText('Your job post has been successfully updated.')).toBeVisible()
  await expect(page).toHaveURL(`/company/view-job/${job?.uuid}`)
  await expect(page.getByRole('main')).toContainText('Rip and push.')
  await expect(page.getByRole('main')).toContainText('28 Feb 2099')
})

test('what is over cannot be edited, and what is unknown leads back @any-width', async ({
  page,
  product,
  company,
}) => {
  for (const life of ['closed', 'expired'] as const) {
    const job = await product.behind((behind) => aJobOf(behind, company, {}, life))
    await page.goto(`/company/edit-job/${job.id}`)
    // What is an error is told to listeners once more.
    await expect(page.getByText('This job posting cannot be edited.').first()).toBeVisible()
    await expect(page).toHaveURL('/company/manage-jobs')
  }
  await page.goto('/company/edit-job/no-such-job')
  await expect(page.getByText('Invalid job ID.').first()).toBeVisible()
  await expect(page).toHaveURL('/company/manage-jobs')
})

test('a job whose ID is long keeps to the width of a phone @narrow', async ({
  page,
  company,
  product,
}) => {
  const title = 'Geotechnical Engineer, underground and open pit'
  const slug = 'geotechnical-engineer-underground-and-open-pit-mirage-lake-1a2b3c4d'
  const { id } = await product.behind((behind) => aJobOf(behind, company, { title, slug }))
  await page.goto(`/company/view-job/${id}`)

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(`#${slug}`)).toBeVisible()
  await expectReadable(page)
})
