import type { Locator, Page } from '@playwright/test'
import { expectReadableFromTop, openEditor, saves, saving, test } from './editing-company.ts'
import { expect } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'

test('a profile is published once nothing stands in its way, and shows exactly what was published @any-width', async ({
  page,
  company,
}) => {
  await changedElsewhere(page, { name: 'Saltbush Bridges' })
  await page.getByLabel('Company Name').fill('Saltbush Resources')
  const keep = page.getByRole('button', { name: 'Keep mine for Company Name' })
  await expect(keep).toBeVisible()
  await expectReadableFromTop(page)
  await keep.click()

  await page.getByLabel('Website').fill('')
  await publish(page).click()
  const banner = page.getByRole('status').filter({ hasText: 'Not ready to publish yet' })
  await expect(banner).toBeInViewport()
  await expectReadableAtAnyWidth(page)
  await banner.getByRole('button', { name: 'Website' }).click()
  await expect(page.getByLabel('Website')).toBeFocused()
  await expect(page.getByLabel('Website')).toBeInViewport()
  await page.keyboard.type('saltbush-resources.example')
  await page.getByRole('button', { name: 'Add person' }).click()
  await page.getByLabel('First name of person 2').fill('Tom')
  await page.getByLabel('Last name of person 2').fill('Hargreave')
  await page.getByLabel('Role of person 2').fill('Underground Manager')
  await page.getByRole('checkbox', { name: 'Copper' }).check()
  await page.getByLabel('Stage of project 1').selectOption('Care & Maintenance')
  await page.getByRole('button', { name: 'Medical centre' }).click()
  await page.getByLabel('Software Used').click()
  await page.getByRole('combobox', { name: 'Search or add your own' }).fill('Pit Boss 3')
  await page.getByRole('option', { name: /Pit Boss 3/ }).click()
  await page.keyboard.press('Escape')
  await expect(saving(page, 'All changes saved')).toBeVisible()

  await publish(page).click()
  const dialog = page.getByRole('alertdialog', { name: 'Publish company profile?' })
  await expect(dialog).toContainText('go live immediately and the draft is cleared')
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await publish(page).click()
  await dialog.getByRole('button', { name: 'Publish profile' }).click()
  await expect(page.getByText('Your company profile is live.')).toBeVisible()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(publish(page)).toBeDisabled()

  const link = page.getByRole('link', { name: /View public page/ })
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page).toHaveURL(`/contractor/company/${company.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Saltbush Resources' })).toBeVisible()
  for (const fact of [
    'Tom Hargreave',
    'Underground Manager',
    'Copper',
    'Care & Maintenance',
    'Medical centre',
    'Pit Boss 3',
  ])
    await expect(page.getByRole('main')).toContainText(fact)
})

test('while the network is away nothing is lost, not even by a reload @any-width', async ({
  page,
  context,
}) => {
  const hours = page.getByLabel('Typical Hours')
  await context.setOffline(true)
  await hours.fill('5 am to 5 pm')
  await expect(saving(page, 'Failed to save changes')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(saving(page, 'Failed to save changes')).toBeVisible()
  await expectReadableFromTop(page)

  await hours.fill('5 am to 5 pm, days only')
  await context.setOffline(false)
  await expect(saving(page, 'All changes saved')).toBeVisible()

  await refuseSaves(page)
  await hours.fill('Nights only')
  await expect(saving(page, 'Failed to save changes')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(hours).toHaveValue('Nights only')
  await page.unroute(saves)
  await expect(saving(page, 'All changes saved')).toBeVisible()
  await openEditor(page)
  await expect(hours).toHaveValue('Nights only')
})

/** The server is there, but takes no changes. */
async function refuseSaves(page: Page): Promise<void> {
  await page.route(saves, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { code: 'NOT_READY' } })
      : route.continue(),
  )
}

/** Another window of the same company has saved something meanwhile. */
async function changedElsewhere(page: Page, changes: { name: string }): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('companyToken'))
  const headers = { authorization: `Bearer ${token}` }
  const saved = await page.request.patch('/api/company/v2/profile', { headers, data: changes })
  expect(saved.ok()).toBe(true)
}

function publish(page: Page): Locator {
  return page.getByRole('button', { name: 'Publish', exact: true })
}
