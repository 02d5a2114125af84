import { application, applyNow, pageOf, rate, send, signedIn, test } from './applying.ts'
import { endSession, expectLogin } from '../ended-session.ts'
import { signIn } from '../people.ts'
import { expect } from '../product.ts'

test('a session that ends while a profile is edited leads back to what was typed @any-width', async ({
  page,
  product,
}) => {
  const contractor = await signedIn(page, product)
  await page.goto('/contractor/profile/edit')
  const wish = page.getByLabel('Describe your preferred role')
  await wish.fill('Even time out of Perth.')
  await endSession(page, product)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectLogin(page)
  await signIn(page, contractor)
  await expect(wish).toHaveValue('Even time out of Perth.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile has been updated.')).toBeVisible()
})

test('a session that ends while a rate is typed leads back to the rate @any-width', async ({
  page,
  product,
  job,
}) => {
  const contractor = await signedIn(page, product)
  await page.goto(pageOf(job))
  await applyNow(page).click()
  await rate(page).fill('101')
  await endSession(page, product)
  await send(page).click()
  await expectLogin(page)
  await signIn(page, contractor)
  await expect(rate(page)).toHaveValue('101')
  await send(page).click()
  await expect(application(page)).toContainText('Application successful')
})

test('a session that ends before mails are switched off leads back to the switches @any-width', async ({
  page,
  product,
}) => {
  const contractor = await signedIn(page, product)
  await page.goto('/contractor/settings')
  await page.getByRole('button', { name: 'Change Email address' }).click()
  await page.getByLabel('New email address', { exact: true }).fill('next@mine.example')
  await page.getByLabel('Account password').fill('a-password-typed')
  await endSession(page, product)
  await page.getByRole('switch', { name: /Messages/ }).click()
  await expectLogin(page)
  await signIn(page, contractor)
  await expect(page.getByLabel('New email address', { exact: true })).toHaveValue(
    'next@mine.example',
  )
  await expect(page.getByLabel('Account password')).toHaveValue('')
  await page.getByRole('switch', { name: /Messages/ }).click()
  await page.reload()
  await expect(page.getByRole('switch', { name: /Messages/ })).not.toBeChecked()
})
