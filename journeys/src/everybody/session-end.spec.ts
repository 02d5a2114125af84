import { becomeSignedIn } from '../entering.ts'
import { endSession, expectLogin } from '../ended-session.ts'
import { liveJobsOf } from '../hiring/posting-jobs.ts'
import { aCompany, aContractor, signIn } from '../people.ts'
import { expect, test } from '../product.ts'

test('a session that ends while a profile is edited leads back to what was typed @any-width', async ({
  page,
  product,
}) => {
  const contractor = await aContractor(product.url)
  await becomeSignedIn(page, contractor)
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

test('a session that ends while a live job is changed leads back to the changes @any-width', async ({
  page,
  product,
}) => {
  const company = await aCompany(product.url)
  const [job] = await liveJobsOf(product.url, company, [{ title: 'Dozer Operator' }])
  await becomeSignedIn(page, company)
  await page.goto(`/company/edit-job/${job?.uuid}`)
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('Rip and push.')
  await endSession(page, product)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectLogin(page)
  await signIn(page, company)
  await expect(description).toHaveText('Rip and push.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('main')).toContainText('Rip and push.')
})
