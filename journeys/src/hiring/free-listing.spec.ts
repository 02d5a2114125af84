import { card } from '../guests/job-board.ts'
import { expect } from '../product.ts'
import { expectReadable } from '../readable.ts'
import { jobCalled, test, writeJob } from './writing-a-job.ts'

test.use({ settings: { LISTING_PRICE_CENTS: '0' } })

test('where listings are free a job is live at once, without a card @any-width', async ({
  page,
  product,
  company,
}) => {
  const title = `Dozer Operator ${company.slug}`
  await writeJob(page, title)
  await expect(page.getByText('This listing is free.')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('GST')).toHaveCount(0)
  await expectReadable(page)

  const mail = await product.mailAfter(company.email, () =>
    page.getByRole('button', { name: 'Post Job' }).dblclick(),
  )
  expect(mail.subject).toContain(title)
  await expect(page.getByText('Your new job post has been successfully created.')).toBeVisible()
  await expect(page).toHaveURL('/company/manage-jobs')
  await expect(jobCalled(page, title)).toContainText('Active')

  await page.goto('/company/payment-history')
  const paid = jobCalled(page, title)
  await expect(paid).toHaveCount(1)
  await expect(paid).toContainText('Free')
  await expect(paid).toContainText('Paid')
  const receipt = page.waitForEvent('download')
  await paid.getByRole('button', { name: /HF-\d{6}/ }).click()
  expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/)
  await expectReadable(page)

  await page.goto(`/contractor/jobs?search=${encodeURIComponent(title)}`)
  await expect(card(page, title)).toHaveCount(1)
})
