import type { Locator, Page } from '@playwright/test'

import { test } from './job-board.ts'
import { expect } from '../product.ts'
import { expectReadable } from '../readable.ts'

// Beside a wide map the list has a place of its own: see find-jobs.spec.ts.

const sheet = (page: Page) => page.getByRole('region', { name: 'Available Jobs' })
const handle = (page: Page) => page.getByRole('button', { name: /^List of jobs/ })
const map = (page: Page) => page.getByRole('region', { name: 'Map of jobs' })
const credits = (page: Page) => map(page).getByRole('link', { name: 'GeoNames' })

test('the list of jobs is drawn up over the map with a finger, and down again @narrow', async ({
  page,
  board,
}) => {
  await page.goto(`/contractor/jobs?view=map&search=${board.word}`)
  await expectRest(page, 'closed')
  await expect(sheet(page)).toContainText('2 positions found')
  await expect(sheet(page).getByText('1 job has no location.')).not.toBeInViewport()
  await expectAbove(credits(page), sheet(page))
  await expectReadable(page)

  const { y, height } = await boxOf(map(page))
  await drag(page, handle(page), y + height * 0.55)
  await expectRest(page, 'half open')
  await expect(sheet(page).getByText('1 job has no location.')).toBeInViewport()
  await expectAbove(credits(page), sheet(page))

  await drag(page, handle(page), y + 30)
  await expectRest(page, 'open')
  expect((await boxOf(sheet(page))).y).toBeLessThan(y + 20)
  await expectReadable(page)
  expect(
    await page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight]),
  ).toEqual([0, page.viewportSize()?.height])

  await drag(page, handle(page), y + height - 20)
  await expectRest(page, 'closed')
})

test('the sheet is stepped up and down by keyboard, and keeps what is below it out of reach @narrow', async ({
  page,
  board,
}) => {
  await page.goto(`/contractor/jobs?view=map&search=${board.word}`)
  await handle(page).press('ArrowDown')
  await expectRest(page, 'closed')
  const fitter = sheet(page).getByRole('link', {
    name: `Fitter ${board.word}`,
    includeHidden: true,
  })
  expect(await fitter.evaluate((link) => link.closest('[inert]') !== null)).toBe(true)

  await handle(page).press('ArrowUp')
  await expectRest(page, 'half open')
  await handle(page).press('ArrowUp')
  await expectRest(page, 'open')
  await handle(page).press('ArrowDown')
  await expectRest(page, 'half open')
  await handle(page).press('Enter')
  await expectRest(page, 'open')
  await handle(page).press(' ')
  await expectRest(page, 'closed')

  await handle(page).press('Enter')
  const seeTheList = sheet(page).getByRole('button', { name: 'See the list' })
  expect((await boxOf(seeTheList)).height).toBeGreaterThanOrEqual(44)
  await seeTheList.tap()
  const nowhere = sheet(page).getByRole('list', { name: 'Jobs without a location' })
  await expect(nowhere).toBeFocused()
  await expect(nowhere).toBeInViewport()
  await expect(nowhere).toContainText('Cook')
})

test('what is picked in the sheet rises on the map, and what is picked on the map shows in the sheet @narrow', async ({
  page,
  board,
}) => {
  await page.goto(`/contractor/jobs?view=map&search=${board.word}`)
  await handle(page).press('ArrowUp')
  await handle(page).press('ArrowUp')
  await sheet(page)
    .getByRole('button', { name: `Show Surveyor ${board.word} on the map` })
    .tap()
  await expectRest(page, 'half open')
  await expect(page).toHaveURL(new RegExp(`job=${board.jobs['Surveyor']?.uuid}`))
  await expect(map(page).getByRole('button', { name: /^Surveyor/, pressed: true })).toBeInViewport()
  await expectAbove(map(page).getByRole('button', { name: /^Surveyor/ }), sheet(page))

  await handle(page).press('ArrowDown')
  await map(page)
    .getByRole('button', { name: /^Fitter/ })
    .press('Enter')
  await expectRest(page, 'closed')
  await expect(page).toHaveURL(new RegExp(`job=${board.jobs['Fitter']?.uuid}`))
  const card = sheet(page).getByRole('listitem').filter({ hasText: 'Fitter' })
  await expect(card).toBeInViewport({ ratio: 0.98 })
  await expectAbove(credits(page), sheet(page))
  await expectReadable(page)

  // The link lies over all that is said of the job.
  await card.getByText('Saltbush Mining').tap({ force: true })
  await expect(page).toHaveURL(`/contractor/job/${board.jobs['Fitter']?.slug}`)
})

test('where nothing fits the filters, the sheet says so by itself @narrow', async ({
  page,
  board,
}) => {
  await page.goto(`/contractor/jobs?view=map&search=${board.word}&arrangement=fifo&roster=5:2`)
  await expectRest(page, 'open')
  await expect(sheet(page).getByText('No job fits these filters.')).toBeInViewport()
  await expectReadable(page)

  await sheet(page).getByRole('button', { name: 'Without “FIFO”: 1 job' }).press('Enter')
  await expect(sheet(page)).toContainText('1 position found')
  await expectRest(page, 'half open')
  await expect(sheet(page).getByRole('link', { name: `Surveyor ${board.word}` })).toBeInViewport()
})

/** It says where it rests, and stands still there. */
async function expectRest(page: Page, rest: 'closed' | 'half open' | 'open') {
  await expect(handle(page)).toHaveAccessibleName(`List of jobs, ${rest}`)
  await expect(handle(page)).toHaveAttribute('aria-expanded', String(rest !== 'closed'))
  await sheet(page).evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  )
}

async function expectAbove(one: Locator, other: Locator) {
  await expect(async () => {
    const { y, height } = await boxOf(one)
    expect(y + height).toBeLessThanOrEqual((await boxOf(other)).y + 1)
  }).toPass()
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not there')
  return box
}

/** A finger, so that what the browser would do with it on its own is tried too. */
async function drag(page: Page, from: Locator, toY: number) {
  const { x, y, width, height } = await boxOf(from)
  const start = { x: x + width / 3, y: y + height / 2 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof start)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })

  await touch('touchStart', [start])
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', [{ x: start.x, y: start.y + ((toY - start.y) * step) / 10 }])
  // The finger waits before it lets go, so that the sheet is not thrown.
  await page.waitForTimeout(150)
  await touch('touchEnd', [])
  await session.detach()
}
