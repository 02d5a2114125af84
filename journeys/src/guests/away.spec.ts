import { expect, test } from '../product.ts'

// Where there is room, a job stands beside the list; these are about a screen of its own.
test.use({ viewport: { width: 1100, height: 900 } })

test('a job that is opened without a network says so in the app, and comes by itself afterwards @any-width', async ({
  page,
  context,
}) => {
  await page.goto('/contractor/jobs')
  const first = page.getByRole('article').first().getByRole('link').first()
  const title = await first.innerText()
  await context.setOffline(true)
  await first.click()

  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/\/contractor\/job\//)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a screen whose code a deployment has taken away comes with a fresh document @any-width', async ({
  page,
}) => {
  await page.goto('/contractor/jobs')
  const first = page.getByRole('article').first().getByRole('link').first()
  const title = await first.innerText()
  let isGone = true
  await page.route(/\/assets\/job-screen-.*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.route(/\/contractor\/job\//, async (route) => {
    if (route.request().resourceType() === 'document') isGone = false
    await route.continue()
  })
  await first.click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(isGone).toBe(false)
})

test('code that stays away is asked for once more and then told @any-width', async ({ page }) => {
  let documents = 0
  await page.route(/\/assets\/job-screen-.*\.js/, (route) => route.fulfill({ status: 404 }))
  page.on('request', (request) => void (documents += Number(request.isNavigationRequest())))
  await page.goto('/contractor/jobs')
  await page.getByRole('article').first().getByRole('link').first().click()

  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.poll(() => documents).toBe(2)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(documents).toBe(2)
})
