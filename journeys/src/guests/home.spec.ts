import { expectJobs, test } from './job-board.ts'
import { aContractor, people, signIn } from '../people.ts'
import { applyTo } from '../hiring/posting-jobs.ts'
import { expect } from '../product.ts'
import { expectReadable } from '../readable.ts'

test('a guest comes from the door to a fitting job in three steps', async ({ page, board }) => {
  await page.goto('/')
  const search = page.getByRole('search', { name: 'Search jobs' })
  await search.getByLabel('What').fill(board.word)
  await search.getByText('14:7', { exact: true }).click()
  await search.getByRole('button', { name: /^Search/ }).click()

  await expect(page).toHaveURL(`/contractor/jobs?search=${board.word}&roster=14%3A7`)
  await expectJobs(page, ['Fitter'])
})

test('a place that is typed is the place of the list @any-width', async ({ page, board }) => {
  await page.goto('/')
  const search = page.getByRole('search', { name: 'Search jobs' })
  await search.getByLabel('What').fill(board.word)
  await search.getByLabel('Where').fill('Newman WA')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`/contractor/jobs?search=${board.word}&place=Newman+WA`)
  await expectJobs(page, ['Fitter', 'Surveyor'])
})

test('each state leads to as many jobs as it says @any-width', async ({ page }) => {
  test.setTimeout(120_000)
  // The door counts once a minute: what was posted since is in its next count.
  await expect(async () => {
    await page.goto('/')
    const sites = page.getByRole('region', { name: 'Sites by state' })
    const state = sites.getByRole('listitem').first()
    const told = await state.getByText(/^\d+ jobs?$/).innerText()
    await state.getByRole('link').click()

    await expect(page).toHaveURL(/place=/)
    await expect(page.getByRole('heading', { name: told, exact: true })).toBeVisible({
      timeout: 2000,
    })
  }).toPass({ timeout: 90_000 })
})

test('the ways in stand open over every public header', async ({ page, board }, { project }) => {
  // A phone has room for one pair, and for one link beside it.
  const isWide = project.name === 'desktop'
  for (const address of [
    '/',
    '/contractor/jobs',
    `/contractor/job/${board.jobs['Fitter']?.slug}`,
  ]) {
    await page.goto(address)
    const ways = page.getByRole('navigation', { name: 'Sign in or register' })
    for (const name of isWide
      ? [...forContractors, ...forCompanies]
      : [...forContractors, companies]) {
      await expect(ways.getByRole('link', { name })).toBeInViewport()
    }
  }
  if (!isWide) {
    await page.getByRole('link', { name: companies }).click()
    // The job's own screen has such a link, too, and may stand a moment longer than its address.
    await page.getByRole('heading', { level: 1, name: 'Company Login' }).waitFor()
    await page.getByRole('link', { name: 'Create a free account' }).click()
  } else {
    await page.getByRole('link', { name: 'Register as a company' }).click()
  }
  await expect(page).toHaveURL('/company/register')
})

test('whoever is signed in sees what goes on, and no way to sign in @any-width', async ({
  page,
  board,
  product,
}) => {
  const contractor = await aContractor(product.url)
  const { Fitter: fitter } = board.jobs
  if (fitter) await applyTo(product.url, fitter, contractor)
  await page.goto(contractor.login)
  await signIn(page, contractor)
  await expect(page).toHaveURL(contractor.home)

  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Your applications' })).toContainText('Fitter')
  await expect(page.getByRole('navigation', { name: 'Sign in or register' })).toHaveCount(0)
  await expectReadable(page)
})

for (const person of people) {
  test(`the door tells ${person.who} where they go on @any-width`, async ({ page }) => {
    await page.goto(person.login)
    await signIn(page, person)
    await expect(page).toHaveURL(person.home)
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'What goes on' })).toBeVisible()
    await expectReadable(page)
  })
}

const forContractors = ['Sign in as a contractor', 'Register as a contractor']
const forCompanies = ['Sign in as a company', 'Register as a company']
const companies = 'Companies: sign in'
