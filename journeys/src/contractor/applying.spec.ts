import { aContractor, signIn } from '../people.ts'
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
  await expect(rate(page)).toHaveValue('88.50')
  await expect(dialog(page).getByRole('radio', { name: 'Hourly' })).toBeChecked()
  await expectReadable(page)

  const mail = await product.mailAfter(company.email, async () => {
    await rate(page).fill('1050.5')
    await dialog(page).getByText('Daily').click()
    await send(page).click()
    await expect(application(page)).toContainText('Application successful')
  })
  expect(mail.subject).toContain('Dozer Operator')
  await expect(page).toHaveURL(pageOf(job))
  await expect(application(page)).toContainText('$1,050.50 / day')
  await expect(application(page)).toContainText('Pending')
  await expect(applyNow(page)).toBeHidden()
  await expectReadable(page)
})

test('without a sound rate nothing is sent @any-width', async ({ page, job, product }) => {
  await signedIn(page, product)
  await page.goto(pageOf(job))
  await applyNow(page).click()
  for (const [typed, text] of [
    ['', 'Rate amount is required'],
    ['0', 'Rate must be greater than 0'],
    ['-5', 'Rate must be greater than 0'],
    ['ninety', 'Rate must be greater than 0'],
  ] as const) {
    await rate(page).fill(typed)
    await expect(rate(page)).toHaveAccessibleDescription(new RegExp(text))
    await expect(send(page)).toBeDisabled()
  }

  await rate(page).fill('97')
  await page.context().setOffline(true)
  await send(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Something went wrong while applying to the job, please try again',
  )
  await page.context().setOffline(false)
  await expect(rate(page)).toHaveValue('97')
  await send(page).click()
  await expect(application(page)).toContainText('$97 / hour')
})

test('the question for a rate is asked and left by keyboard and by Back @any-width', async ({
  page,
  job,
  product,
}) => {
  await signedIn(page, product)
  await page.goto(pageOf(job))
  await applyNow(page).focus()
  await page.keyboard.press('Enter')
  await expect(rate(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(pageOf(job))
  await expect(applyNow(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(rate(page)).toBeFocused()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(heading(page, 'Dozer Operator')).toBeVisible()

  await applyNow(page).focus()
  await page.keyboard.press('Enter')
  await expect(rate(page)).toHaveValue('88.50')
  await page.keyboard.press('Enter')
  await expect(application(page)).toContainText('$88.50 / hour')
})

test('a job that is closed while its reader applies says so @any-width', async ({
  page,
  job,
  product,
}) => {
  await signedIn(page, product)
  await page.goto(pageOf(job))
  await applyNow(page).click()
  await expect(rate(page)).toHaveValue('88.50')
  await product.behind(({ world }) =>
    world.database.writing
      .updateTable('job')
      .set({ closed_at: world.clock() })
      .where('id', '=', job.id)
      .execute(),
  )
  await send(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('This job is no longer accepting applications.')).toBeVisible()
  await expect(applyNow(page)).toBeHidden()
})
