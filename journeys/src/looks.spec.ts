import { AxeBuilder } from '@axe-core/playwright'
import { people, signIn } from './people.ts'
import { expect, test } from './product.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const open = [
  '/',
  '/contractor/login',
  '/contractor/forgot-password',
  '/contractor/register',
  '/contractor/jobs',
  '/company/login',
  '/company/forgot-password',
  '/company/register',
  '/admin/login',
  '/dashboard/auth',
  '/reset-password/never-given',
  '/nowhere-at-all',
]

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in ${theme}`, () => {
    test.use({ colorScheme: theme })

    for (const path of open) {
      test(`${path} can be read by everybody`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')

        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        ).toBe(true)
        await expect(page).toHaveTitle(/Headframe/)
      })
    }

    for (const person of people) {
      test(`what ${person.who} lands on can be read by everybody`, async ({ page }) => {
        await page.goto(person.login)
        await signIn(page, person)
        await expect(page).toHaveURL(person.home)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      })
    }
  })
}
