import type { Page } from '@playwright/test'
import { openAsAdministrator } from '../administrator/administrators.ts'
import { becomeSignedIn } from '../entering.ts'
import { aContractor, people } from '../people.ts'
import { expect, test } from '../product.ts'
import { expectHeadingsInOrder, expectReadable } from '../readable.ts'

const openToAll = [
  '/',
  '/contractor/login',
  '/contractor/forgot-password',
  '/contractor/register',
  '/contractor/jobs',
  '/contractor/jobs/jobs-in-western-australia',
  '/contractor/jobs/jobs-in-atlantis',
  '/company/login',
  '/company/forgot-password',
  '/company/register',
  '/admin/login',
  '/dashboard/auth',
  '/reset-password/never-given',
  '/contractors/never-given',
  '/privacy',
  '/availability/never-given',
  '/company/invitation/never-given',
  '/nowhere-at-all',
]

const behindSignIn: Record<string, readonly string[]> = {
  'a contractor': [
    '/contractor/profile',
    '/contractor/profile/edit',
    '/contractor/profile/facts',
    '/contractor/settings',
    '/contractor/job-wishes',
    '/contractor/saved-jobs',
    '/contractor/saved-searches',
    '/contractor/talent-communities',
    '/contractor/talent-communities?view=map',
  ],
  'a company': [
    '/company/dashboard',
    '/company/manage-jobs',
    '/company/talent-pools',
    '/company/profile/edit',
    '/company/settings',
  ],
  'a staff member': [
    '/admin/profiles',
    '/admin/talent-pools',
    '/admin/uploads',
    '/admin/removed-profiles',
    '/admin/same-people',
    '/admin/settings',
  ],
}

const ofAdministrators = [
  '/dashboard',
  '/dashboard/companies',
  '/dashboard/jobs',
  '/dashboard/contractors',
  '/dashboard/staff',
  '/dashboard/register',
  '/dashboard/health',
]

/** Nothing on this page holds the place of something that is still on its way. */
const expectSettled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

/** One window for all of them: a new one for each takes as long as the look. */
test('what is open to all can be read by everybody', async ({ page }) => {
  test.setTimeout(180_000)
  for (const path of openToAll) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSettled(page)
      await expect(page).toHaveTitle(/Headframe/)
      await expectReadable(page)
      await expectHeadingsInOrder(page)
    })
  }
})

for (const path of ['/', '/contractor/login', '/contractor/jobs']) {
  test(`${path} fits a phone with letters twice as large @narrow`, async ({ page }) => {
    // To its styles, such a phone is half as wide.
    await page.setViewportSize({ width: 195, height: 422 })
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeInViewport()
    await expectSettled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195)
  })
}

test('on paper a map that nobody came near leaves no empty box, and one that is there is printed @any-width', async ({
  page,
}) => {
  await page.goto('/test')
  const map = page.locator('.map-place')
  await expect(map).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(map).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('.leaflet-container')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(map).toBeVisible()
})

test('job wishes fit a phone with letters half as large again @narrow', async ({
  page,
  product,
}) => {
  await becomeSignedIn(page, await aContractor(product.url))
  await page.setViewportSize({ width: 256, height: 563 })
  await page.goto('/contractor/job-wishes')
  await expect(page.getByLabel('Longest swing')).toBeVisible()
  await expectSettled(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(256)
})

const stickingOut = (all: Element[]) =>
  all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)

for (const [who, path] of [
  ['a contractor', '/contractor/talent-communities'],
  ['a company', '/company/dashboard'],
] as const) {
  test(`the figures of ${path} hold their labels with letters half as large again @narrow`, async ({
    page,
  }) => {
    const person = people.find((one) => one.who === who)
    if (person) await becomeSignedIn(page, person)
    await page.setViewportSize({ width: 256, height: 563 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSettled(page)
    const labels = page.locator('dl > dt:has(> svg)')
    await expect(labels).not.toHaveCount(0)
    expect(await labels.evaluateAll(stickingOut)).toEqual([])
  })
}

for (const person of people) {
  test(`what ${person.who} sees can be read by everybody`, async ({ page }) => {
    // A dozen screens, each in both themes.
    test.slow()
    await becomeSignedIn(page, person)
    for (const path of behindSignIn[person.who] ?? []) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectReadable(page)
      await expectHeadingsInOrder(page)
    }
  })
}

test('what an administrator sees can be read by everybody', async ({ page }) => {
  test.slow()
  await openAsAdministrator(page, '/dashboard')
  for (const path of ofAdministrators) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSettled(page)
    await expectReadable(page)
    await expectHeadingsInOrder(page)
  }
})
