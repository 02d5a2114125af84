import { editor, saves, saving, test } from './editing-company.ts'
import { expect } from '../product.ts'
import { expectReadable } from '../readable.ts'

test('only what a company of its kind has to tell is asked @any-width', async ({ page }) => {
  const checklist = page.getByRole('navigation', { name: 'Profile sections' })
  await expect(page.getByRole('group', { name: 'Commodities' })).toBeVisible()
  await expectReadable(page)

  await page.getByLabel('Industry').selectOption('Construction and Civil')
  for (const label of ['Commodities', 'Field Roster', 'Facilities'])
    await expect(page.getByText(label, { exact: true })).toBeHidden()
  await expect(page.getByLabel('Market Cap (AUD)')).toBeVisible()
  await expect(checklist).toContainText('92%')
})

test('without the list of industries the rest can be edited @any-width', async ({ page }) => {
  await page.route('**/v2/industries', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(editor)
  await expect(page.getByText('Failed to fetch industries')).toBeVisible()
  await page.getByLabel('Typical Hours').fill('5 am to 5 pm')
  await expect(saving(page, 'All changes saved')).toBeVisible()

  await page.unroute('**/v2/industries')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Industry')).toHaveValue('1')
})

test('a profile that did not load can be asked for again @any-width', async ({ page, company }) => {
  await page.route(saves, (route) =>
    route.fulfill({ status: 503, json: { error: 'Failed to load profile', code: 'DOWN' } }),
  )
  await page.goto(editor)
  await expect(page.getByText('Failed to load profile')).toBeVisible()
  await expectReadable(page)

  await page.unroute(saves)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Company Name')).toHaveValue(company.name)
})
