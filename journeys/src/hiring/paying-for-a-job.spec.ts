import { giveCredits } from '@headframe/server/src/testing/payments.ts'
import { expect } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'
import {
  declinedCard,
  goodCard,
  jobCalled,
  pay,
  test,
  typeCard,
  writeJob,
} from './writing-a-job.ts'

const confirmation = '**/api/payments/sandbox/confirm'

test('a job goes on the board with a card, after one was declined, and is paid for once @any-width', async ({
  page,
}) => {
  await writeJob(page)
  await expect(page.getByText('Includes $14.77 GST.')).toBeVisible()
  await pay(page).click()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expect(page.getByText('Enter the card number.')).toBeVisible()
  await expectReadableAtAnyWidth(page)

  await typeCard(page, declinedCard)
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
  await pay(page).click()
  await expect(page.getByText('Payment processing failed. Please try again.')).toBeInViewport()
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
  await expect(page.getByText('Push overburden in the Quandong Pit.')).toBeVisible()

  await page.getByLabel('Card number').fill(goodCard)
  await pay(page).dblclick()
  await expect(page.getByText('Your new job post has been successfully created.')).toBeVisible()
  await expect(page.getByText('Payment Successful')).toBeVisible()
  await expect(page).toHaveURL('/company/manage-jobs')
  await expect(jobCalled(page, 'Dozer Operator')).toContainText('Active')
  await page.goto('/company/payment-history')
  await expect(page.getByText('$162.50')).toHaveCount(1)
})

test('whoever has credits is offered one first, and it posts the job @any-width', async ({
  page,
  product,
  company,
}) => {
  await product.behind((behind) => giveCredits(behind, company, 2))
  await page.reload()
  await writeJob(page)
  await expect(page.getByText('You have 2 credits')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Use 1 credit/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Pay by card/ }).check()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await page.getByRole('radio', { name: /^Use 1 credit/ }).check()
  await expectReadable(page)

  await page.getByRole('button', { name: 'Post with 1 credit' }).dblclick()
  await expect(page.getByText('Job posted successfully using 1 free credit!')).toBeVisible()
  await expect(jobCalled(page, 'Dozer Operator')).toContainText('Active')
  await page.goto('/company/post-job')
  await writeJob(page, 'Grader Operator')
  await expect(page.getByText('You have 1 credit', { exact: true })).toBeVisible()
})

test('a browser that is closed between paying and returning loses nothing @any-width', async ({
  page,
  context,
}) => {
  await writeJob(page)
  const address = page.url()
  const paid = Promise.withResolvers<void>()
  await page.route(confirmation, async (route) => {
    await route.fetch()
    paid.resolve()
  })
  await typeCard(page, goodCard)
  await pay(page).click()
  await paid.promise
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByRole('heading', { level: 1, name: 'Edit Job Posting' })).toBeVisible()
  await expect(again.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await again.goto('/company/manage-jobs')
  await expect(jobCalled(again, 'Dozer Operator')).toContainText('Active')
})
