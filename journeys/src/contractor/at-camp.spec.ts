import {
  application,
  applyNow,
  dialog,
  expect,
  heading,
  pageOf,
  rate,
  send,
  signedIn,
  test,
} from './applying.ts'
import { expectReadable } from '../readable.ts'

test.use({ serviceWorkers: 'allow' })

test('the app opens at a camp without a network, and what is written there is sent once @any-width', async ({
  page,
  context,
  job,
  company,
  product,
}) => {
  await signedIn(page, product)
  await page.goto('/contractor/jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(pageOf(job))
  await expect(applyNow(page)).toBeVisible()
  await page.goto('/contractor/applied-jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

  // Everything is opened anew, as from the home screen of a phone.
  await context.setOffline(true)
  await page.goto('/contractor/jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/What you see was read on/)).toBeVisible()
  await page.goto('/start')
  await expect(page).toHaveURL('/contractor/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(pageOf(job))
  await expect(heading(page, 'Dozer Operator')).toBeVisible()

  // What cannot wait is told in passing, and is as it was.
  await page.getByRole('button', { name: 'Save Dozer Operator' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Error!')
  await page.getByLabel('Dismiss').click()
  await expect(page.getByRole('button', { name: 'Save Dozer Operator' })).toBeVisible()

  await applyNow(page).click()
  await rate(page).fill('101')
  await send(page).click()
  await dialog(page).getByRole('button', { name: 'Send once I am back online' }).click()
  await expect(application(page)).toContainText('Waits for the network')
  await expectReadable(page)
  await page.reload()
  await expect(application(page)).toContainText('Waits for the network')

  const mail = await product.mailAfter(company.email, async () => {
    await context.setOffline(false)
    await expect(page.getByText('Your application for Dozer Operator has been sent.')).toBeVisible()
  })
  expect(mail.subject).toContain('Dozer Operator')
  await expect(application(page)).toContainText('$101 / hour')
  await expect(page.getByText(/What you see was read on/)).toBeHidden()
  await page.reload()
  await expect(application(page)).toContainText('Pending')

  // Whoever uses the device next finds nothing of it.
  await page.goto('/contractor/logout')
  await expect.poll(() => page.evaluate(readOnThisDevice)).not.toMatch(/account|profile|applied/i)
})

test('changes of the profile wait for the network, and are saved where nobody looks on @any-width', async ({
  page,
  context,
  product,
}) => {
  await signedIn(page, product)
  await page.goto('/contractor/profile/edit')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.getByLabel('Phone', { exact: true }).fill('0491 570 110')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Save once I am back online' }).click()
  await expect(page.getByText(/Your changes wait on this device/)).toBeVisible()
  await expect(page.getByText(/Something went wrong/)).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('0491 570 110')
  await expect(page.getByText(/Your changes wait on this device/)).toBeVisible()

  await page.getByRole('link', { name: 'Back to profile' }).click()
  await context.setOffline(false)
  await expect(page.getByText('Your profile has been updated.')).toBeVisible()
  await expect(page.getByText('0491 570 110').first()).toBeVisible()
})

async function readOnThisDevice(): Promise<string> {
  const kept = await caches.open('kept-answers')
  return (await kept.keys()).map(({ url }) => url).join(' ')
}
