import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectReadableFromTop, openEditor, saves, saving, test } from './editing-company.ts'
import { expect } from '../product.ts'
import { expectReadable } from '../readable.ts'

test('what is typed is saved by itself as a draft, and nobody else sees it before it is published @any-width', async ({
  page,
  company,
}) => {
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(publish(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Discard Draft' })).toBeHidden()

  await page.getByLabel('Company Name').fill('Saltbush Resources')
  await expect(saving(page, 'Unsaved changes')).toBeVisible()
  await expect(saving(page, 'All changes saved')).toBeVisible()
  await expect(saving(page, 'All changes saved')).toBeHidden()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()

  await openEditor(page)
  await expect(page.getByLabel('Company Name')).toHaveValue('Saltbush Resources')
  await page.goto(`/contractor/company/${company.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Saltbush Mining' })).toBeVisible()
})

test('a published profile shows exactly what was published @any-width', async ({
  page,
  company,
}) => {
  await page.getByLabel('Company Name').fill('Saltbush Resources')
  await page.getByLabel('Website').fill('saltbush-resources.example')
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

test('publishing is held back with the way to each fault, and goes on once they are mended', async ({
  page,
  isMobile,
}) => {
  await page.getByLabel('Website').fill('')
  await page.getByLabel('Role of person 1').fill('')
  await expect(saving(page, 'All changes saved')).toBeVisible()
  const checklist = page.getByRole('navigation', { name: 'Profile sections' })
  await expect(checklist).toContainText('81%')

  await publish(page).click()
  const banner = page.getByRole('status').filter({ hasText: 'Not ready to publish yet' })
  await expect(banner).toContainText('Please resolve the highlighted fields before publishing.')
  await expect(banner).toBeInViewport()
  await expect(page.getByText('Still to do: Website, Key People.')).toBeVisible()
  await expectReadable(page)

  await banner.getByRole('button', { name: 'Key People' }).click()
  await expect(page.getByLabel('Role of person 1')).toBeFocused()
  await expect(page.getByLabel('Role of person 1')).toBeInViewport()
  await page.keyboard.type('General Manager')
  await expect(banner.getByRole('button', { name: 'Key People' })).toBeHidden()

  if (isMobile) await checklist.getByRole('button', { name: 'What is missing' }).click()
  await expect(checklist).toContainText('Website is required')
  await checklist.getByRole('button', { name: /^Website/ }).click()
  await expect(page.getByLabel('Website')).toBeFocused()
  await page.keyboard.type('saltbush')
  await expect(page.getByText('Enter a valid URL').filter({ visible: true }).first()).toBeVisible()
  await page.keyboard.type('.example')
  await expect(banner).toBeHidden()

  await expect(saving(page, 'All changes saved')).toBeVisible()
  await publish(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish profile' }).click()
  await expect(page.getByText('Your company profile is live.')).toBeVisible()
})

test('a draft is thrown away only after a question @any-width', async ({ page, company }) => {
  const name = page.getByLabel('Company Name')
  await name.fill('Saltbush Resources')
  await page.getByRole('button', { name: 'Discard Draft' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Discard draft?' })
  await expect(dialog).toContainText('reloads the latest published profile')
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(name).toHaveValue('Saltbush Resources')

  // The dialog, whose own button is called nearly the same, is still on its way out.
  await page.getByRole('button', { name: 'Discard Draft', exact: true }).click()
  await dialog.getByRole('button', { name: 'Discard draft' }).click()
  await expect(name).toHaveValue(company.name)
  await expect(page.getByRole('button', { name: 'Discard Draft' })).toBeHidden()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
})

test('two windows join what they changed, and ask about what both changed @any-width', async ({
  page,
  context,
}) => {
  // Four editors are opened one after the other.
  test.slow()
  await elsewhere(context, async (other) => {
    await other.getByLabel('Company Name').fill('Saltbush Bridges')
    await other.getByLabel('Head Office').fill('3 Wattle Street, Kambalda WA')
  })
  const name = page.getByLabel('Company Name')
  await name.fill('Saltbush Roads')
  await page.getByLabel('Typical Hours').fill('5 am to 5 pm')

  const keep = page.getByRole('button', { name: 'Keep mine for Company Name' })
  await expect(keep).toBeVisible()
  await expect(page.getByRole('main')).toContainText('This profile was changed in another window.')
  await expect(page.getByLabel('Head Office')).toHaveValue('3 Wattle Street, Kambalda WA')
  await expect(name).toHaveValue('Saltbush Roads')
  await expectReadableFromTop(page)

  await keep.click()
  await expect(saving(page, 'All changes saved')).toBeVisible()
  await expect(keep).toBeHidden()
  await openEditor(page)
  await expect(name).toHaveValue('Saltbush Roads')
  await expect(page.getByLabel('Typical Hours')).toHaveValue('5 am to 5 pm')

  await elsewhere(context, (other) => other.getByLabel('Company Name').fill('Saltbush Tunnels'))
  await name.fill('Saltbush Shafts')
  await page.getByRole('button', { name: 'Take theirs for Company Name' }).click()
  await expect(name).toHaveValue('Saltbush Tunnels')
})

test('nobody leaves behind what could not be saved without being asked', async ({
  page,
  company,
  isMobile,
}) => {
  const toDashboard = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Dashboard' }).click()
  }
  const hours = page.getByLabel('Typical Hours')

  // What only has not been saved yet is saved on the way.
  await hours.fill('4 am to 4 pm')
  await toDashboard()
  await expect(page).toHaveURL(company.home)
  await openEditor(page)
  await expect(hours).toHaveValue('4 am to 4 pm')

  await refuseSaves(page)
  await hours.fill('Nights only')
  await toDashboard()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(hours).toHaveValue('Nights only')
  await toDashboard()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(company.home)
})

/** The server is there, but takes no changes. */
async function refuseSaves(page: Page): Promise<void> {
  await page.route(saves, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { code: 'NOT_READY' } })
      : route.continue(),
  )
}

/** Another window of the same company changes something, and is closed once that is saved. */
async function elsewhere(
  context: BrowserContext,
  change: (other: Page) => Promise<void>,
): Promise<void> {
  const other = await context.newPage()
  await openEditor(other)
  await change(other)
  await expect(saving(other, 'All changes saved')).toBeVisible()
  await other.close()
}

function publish(page: Page): Locator {
  return page.getByRole('button', { name: 'Publish', exact: true })
}
