import type { Page } from '@playwright/test'
import { cards } from './job-board.ts'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'

const perPage = 24
const board = '/contractor/jobs'

const count = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ jobs$/ })
const turn = (page: Page, to: 'Previous' | 'Next') =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: to })

/** What is told under the list is what stands in it. */
async function expectPart(page: Page, first: number, last: number, total: number): Promise<void> {
  await expect(page.getByText(`${first} to ${last} of ${total} jobs`)).toBeVisible()
  await expect(cards(page)).toHaveCount(last - first + 1)
}

/** There is always more than one page: the demo's own jobs, and what other journeys have posted. */
async function totalOf(page: Page): Promise<number> {
  const total = Number.parseInt(await count(page).innerText(), 10)
  expect(total).toBeGreaterThan(perPage)
  return total
}

/** Goes down the list, and answers how to look whether one is back there. */
async function readDown(page: Page) {
  await page.goto(board)
  const seen = cards(page).nth(18)
  await seen.scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => window.scrollY)
  let before = 0
  const moved = async () => {
    const last = before
    before = await place()
    return before - last
  }
  // Nobody leaves in the instant in which the list comes to rest.
  await expect.poll(moved, { intervals: [0, 300] }).toBe(0)
  expect(before).toBeGreaterThan(500)

  async function expectSamePlace() {
    await expect(seen).toBeInViewport()
    await expect.poll(place).toBe(before)
  }
  return { expectSamePlace }
}

test('pages are turned from the top of each, and Back turns them back', async ({ page }) => {
  await page.goto(board)
  const total = await totalOf(page)
  await expectPart(page, 1, perPage, total)
  await expect(turn(page, 'Previous')).toBeDisabled()
  const first = await cards(page).getByRole('heading').allInnerTexts()

  await turn(page, 'Next').click()
  await expect(page).toHaveURL(`${board}?page=2`)
  await expectPart(page, perPage + 1, Math.min(2 * perPage, total), total)
  await expect(count(page)).toBeFocused()
  await expect(count(page)).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const second = await cards(page).getByRole('heading').allInnerTexts()
  expect(second).not.toEqual(first)

  await page.goBack()
  await expect(page).toHaveURL(board)
  await expectPart(page, 1, perPage, total)
  expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(first)
})

test('a list that is loaded again shows what was seen before @any-width', async ({ page }) => {
  const { expectSamePlace } = await readDown(page)

  await page.reload()
  await expectSamePlace()
})

test('who comes back to a list from elsewhere is where they were @any-width', async ({ page }) => {
  const { expectSamePlace } = await readDown(page)

  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked = page.waitForResponse((response) => response.url().includes('/contractor/get-jobs'))
  await page.goBack()
  await expectSamePlace()
  // What the browser has kept may be old.
  await asked
})

test('a job on a later page leads back to that page, which can be shared @any-width', async ({
  page,
}) => {
  // Where there is more room, a job opens beside the list.
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.goto(`${board}?page=2`)
  const total = await totalOf(page)
  const end = Math.min(2 * perPage, total)
  await expectPart(page, perPage + 1, end, total)
  const last = cards(page).last().getByRole('link').first()
  const title = await last.innerText()
  await last.scrollIntoViewIfNeeded()
  // Nobody opens a job in the instant in which the list comes to rest.
  await expectReadable(page)
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(`${board}?page=2`)
  await expectPart(page, perPage + 1, end, total)
  await expect(last).toBeInViewport()

  await turn(page, 'Previous').click()
  await expect(page).toHaveURL(board)
  await expectPart(page, 1, perPage, total)
})

test('a narrower search begins at its first page, and a page too far is the last one @any-width', async ({
  page,
}) => {
  await page.goto(`${board}?page=2`)
  await totalOf(page)
  await page.getByLabel('Sort by').selectOption('Highest rate')
  await expect(page).toHaveURL(`${board}?sort=rate`)
  await expect(page.getByText(/^1 to 24 of \d+ jobs$/)).toBeVisible()

  await page.goto(`${board}?page=99`)
  const total = await totalOf(page)
  const last = Math.ceil(total / perPage)
  await expectPart(page, (last - 1) * perPage + 1, total, total)
  await expect(turn(page, 'Next')).toBeDisabled()
  await turn(page, 'Previous').click()
  await expectPart(page, (last - 2) * perPage + 1, (last - 1) * perPage, total)
})
