import type { Page } from '@playwright/test'
import { becomeSignedIn, openAs } from '../entering.ts'
import { aContractor, company, signIn } from '../people.ts'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'

async function sharedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Sharing options' }).click()
  const link = await page.getByLabel('Your link').inputValue()
  await page.keyboard.press('Escape')
  return link
}

test.beforeEach(async ({ page, product }) => {
  const person = await aContractor(product.url)
  await openAs(page, person)
  await expect(page.getByRole('heading', { name: 'Marnie Okafor' })).toBeVisible()
})

test('the link is copied, and opens the profile for a company as it does for its owner', async ({
  page,
  context,
  browser,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share Profile' }).click()
  await expect(
    page.getByText('Your public profile URL has been copied to clipboard.'),
  ).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${product.url}/contractors/[0-9a-f-]{36}$`))

  await page.goto(link)
  await expect(page.getByText('This is how others see your profile.')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: product.url })
  const reader = await elsewhere.newPage()
  await reader.goto(link)
  await expect(reader.getByText('A contractor has shared their profile with you.')).toBeVisible()
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectReadable(reader)

  await reader.getByRole('link', { name: 'Login', exact: true }).click()
  await signIn(reader, company)
  await expect(reader).toHaveURL(link)
  await expect(reader.getByRole('heading', { level: 1, name: 'Marnie Okafor' })).toBeVisible()
  await expect(reader.getByRole('link', { name: '0491 570 156' })).toBeVisible()
  await expect(reader.getByText('14 Wattle Street')).toBeHidden()
  await expect(reader.getByText('This is how others see your profile.')).toBeHidden()
  await expectReadable(reader)
  await elsewhere.close()
})

test('where nothing may be copied the link is copied by hand; a renewed one and one that is off lead nowhere @any-width', async ({
  page,
  browser,
  product,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Share Profile' }).click()

  await expect(page.getByText('Your browser did not let us copy it.')).toBeVisible()
  await expect(page.getByLabel('Your link')).toBeFocused()
  await page.keyboard.press('Escape')

  const older = await sharedLink(page)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const reader = await elsewhere.newPage()
  await becomeSignedIn(reader, company)

  await page.getByRole('button', { name: 'Sharing options' }).click()
  await page.getByRole('button', { name: 'Renew the link' }).click()
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await expect(page.getByLabel('Your link')).not.toHaveValue(older)
  const newer = await page.getByLabel('Your link').inputValue()
  await reader.goto(older)
  await expect(reader.getByText('There is no profile behind this link.')).toBeVisible()
  await expectReadable(reader)
  await reader.goto(newer)
  await expect(reader.getByRole('heading', { level: 1, name: 'Marnie Okafor' })).toBeVisible()

  await page.getByRole('switch', { name: 'Share my profile' }).click()
  await expect(page.getByText('The link is off')).toBeVisible()
  await reader.goto(newer)
  await expect(reader.getByText('There is no profile behind this link.')).toBeVisible()
  await elsewhere.close()
})
