import { aContractor, signIn } from '../people.ts'
import { application, applyNow, dialog, expect, heading, pageOf, rate, test } from './applying.ts'
import { expectReadable } from '../readable.ts'

test('a guest signs in on the way and applies', async ({ page, job, company, product }) => {
  const contractor = await aContractor(product.url)
  await page.goto(pageOf(job))
  await page.getByRole('link', { name: 'Apply Now' }).click()
  await expect(page).toHaveURL(/\/contractor\/login\?redirect_uri=/)
  await signIn(page, contractor)

  await expect(page).toHaveURL(`${pageOf(job)}?apply=1`)
  await expect(rate(page)).toHaveValue('88.50')
  await page.keyboard.press('Escape')
  await expect(applyNow(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rate(page)).toBeFocused()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(heading(page, 'Dozer Operator')).toBeVisible()
  await applyNow(page).press('Enter')
  await expect(rate(page)).toHaveValue('88.50')
  await expect(dialog(page).getByRole('radio', { name: 'Hourly' })).toBeChecked()
  await expectReadable(page)

  const mail = await product.mailAfter(company.email, async () => {
    await rate(page).fill('1050.5')
    await dialog(page).getByText('Daily').click()
    await rate(page).press('Enter')
    await expect(application(page)).toContainText('Application successful')
  })
  expect(mail.subject).toContain('Dozer Operator')
  await expect(page).toHaveURL(pageOf(job))
  await expect(application(page)).toContainText('$1,050.50 / day')
  await expect(application(page)).toContainText('Pending')
  await expect(applyNow(page)).toBeHidden()
  await expectReadable(page)
})
