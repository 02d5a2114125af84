import { expect, test } from '../product.ts'

test('somebody comes to the jobs of a region from outside, narrows them down and opens one @any-width', async ({
  page,
}) => {
  await page.goto('/contractor/jobs/jobs-in-pilbara')
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs in the Pilbara' })).toBeVisible()
  const found = page.getByRole('heading', { level: 2, name: /^\d+ jobs?$/ })
  const all = await found.textContent()

  await page.getByRole('checkbox', { name: /^FIFO/ }).click()
  await expect(found).not.toHaveText(all ?? '')
  await expect(page).toHaveURL('/contractor/jobs/jobs-in-pilbara?arrangement=fifo')

  const job = page.getByRole('article').getByRole('link').first()
  const title = (await job.textContent()) ?? ''
  await job.click()
  await page.getByRole('link', { name: 'Open its own page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: /Near Pilbara/ }).click()
  await expect(page).toHaveURL('/contractor/jobs?arrangement=fifo')
})
