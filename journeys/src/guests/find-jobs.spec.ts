import type { Page } from '@playwright/test'
import { card, cards, expectJobs, inFilters, test } from './job-board.ts'
import { becomeSignedIn } from '../entering.ts'
import { aContractor } from '../people.ts'
import { applyTo } from '../hiring/posting-jobs.ts'
import { expect } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'

test('a guest sees what every job offers, and opens one', async ({ page, board, isMobile }) => {
  await page.goto(`/contractor/jobs?search=${board.word}`)
  await expect(page).toHaveTitle('Find Opportunities · Headframe')
  await expectJobs(page, ['Fitter', 'Surveyor', 'Cook'])

  const facts = {
    Fitter: ['$95 / hour', 'Newman WA', 'FIFO', '14 days on, 7 off', 'Full Time', 'Start ASAP'],
    Surveyor: ['$1,100 / day', 'Office / On Site', '5 days on, 2 off', 'Contract · 6-12 months'],
    Cook: ['Negotiable', 'Any camp in the Pilbara', 'Even time', 'Casual'],
  }
  for (const [name, told] of Object.entries(facts))
    for (const fact of ['Saltbush Mining', ...told])
      await expect(card(page, name)).toContainText(fact)
  await expect(page.getByText('Applied', { exact: true })).toHaveCount(0)
  await expectReadable(page)

  await page.getByRole('link', { name: `Surveyor ${board.word}` }).click()
  if (isMobile) await expect(page).toHaveURL(`/contractor/job/${board.jobs['Surveyor']?.slug}`)
  else await expectInFull(page, `Surveyor ${board.word}`)
  await page.goBack()
  await expectJobs(page, ['Fitter', 'Surveyor', 'Cook'])
})

// On a phone a job has a page of its own.
test('beside a wide list stands the job that the address keeps, and a narrow window has its page @wide', async ({
  page,
  board,
}) => {
  await page.goto(`/contractor/jobs?search=${board.word}`)
  await expectInFull(page, `Fitter ${board.word}`)
  await page.getByRole('link', { name: `Cook ${board.word}` }).click()
  await expectInFull(page, `Cook ${board.word}`)
  await expect(page).toHaveURL(new RegExp(`job=${board.jobs['Cook']?.uuid}`))
  await expectReadable(page)

  await page.reload()
  await expectInFull(page, `Cook ${board.word}`)
  await page.goBack()
  await expectInFull(page, `Fitter ${board.word}`)

  await page.goForward()
  await expectInFull(page, `Cook ${board.word}`)
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cook ${board.word}`)
  await page.goto(`/contractor/jobs?search=${board.word}&workType=contract`)
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText('Cook')
})

test('from the start of the page the first job is three keys away @any-width', async ({ page }) => {
  await page.goto('/contractor/jobs')
  await expect(cards(page).first()).toBeVisible()
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page).first().getByRole('link')).toBeFocused()
})

test('a search that is shared is the same search, and Back undoes its last step @any-width', async ({
  page,
  board,
}) => {
  const address = `/contractor/jobs?search=${board.word}&rateMin=50&includeUndisclosed=1&sort=rate`
  await page.goto(address)
  await expectJobs(page, ['Surveyor', 'Fitter', 'Cook'])
  await expect(page.getByLabel('Sort by')).toHaveValue('rate')

  await page.getByLabel('Sort by').selectOption('Soonest start')
  await expect(cards(page).first()).toContainText('Fitter')
  await page.goBack()
  await expect(cards(page).first()).toContainText('Surveyor')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/contractor/jobs?sort=rate')
})

test('words are searched for with Enter, and the box can be emptied @any-width', async ({
  page,
  board,
}) => {
  await page.goto('/contractor/jobs')
  await page.getByRole('combobox', { name: 'Search jobs' }).fill(`cook ${board.word}`)
  await page.keyboard.press('Enter')
  await expectJobs(page, ['Cook'])
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/contractor/jobs')
})

test('what is typed is understood, and each part of it can be taken away @any-width', async ({
  page,
  board,
}) => {
  await page.goto('/contractor/jobs')
  const box = page.getByRole('combobox', { name: 'Search jobs' })
  await box.fill(`mech fitter pilbara fifo 2:1 over $90 ${board.word}`)
  await box.press('Enter')
  await expectJobs(page, ['Fitter'])
  const chips = page.getByRole('list', { name: 'Filters in force' }).getByRole('listitem')
  await expect(chips).toHaveText([
    'Mechanical Fitter',
    'Pilbara, WA',
    'FIFO',
    '14 days on, 7 off',
    'From $90 an hour',
    `“${board.word}”`,
  ])

  for (const chip of ['Mechanical Fitter', 'FIFO', '14 days on, 7 off']) {
    await page.getByRole('button', { name: `Remove ${chip}` }).click()
  }
  await expect(chips).toHaveText(['Pilbara, WA', 'From $90 an hour', `“${board.word}”`])
  await expect(box).toHaveValue(`pilbara over $90 ${board.word}`)
  await expectJobs(page, ['Fitter', 'Surveyor'])

  await box.fill(`surveyr ${board.word}`)
  await box.press('Enter')
  await page.getByRole('button', { name: `surveyor ${board.word}`, exact: true }).click()
  await expectJobs(page, ['Surveyor'])

  await box.fill('bogg')
  await page.getByRole('option', { name: 'Bogger Operator' }).click()
  await expect(page).toHaveURL('/contractor/jobs?search=Bogger+Operator')
})

test('where nothing fits, the filter that stands in the way is named @any-width', async ({
  page,
  board,
}) => {
  await page.goto(`/contractor/jobs?search=${board.word}&arrangement=fifo&roster=5:2`)
  await expect(page.getByText('No job fits these filters.')).toBeVisible()
  await expectReadableAtAnyWidth(page)

  await page.getByRole('button', { name: 'Without “FIFO”: 1 job' }).click()
  await expectJobs(page, ['Surveyor'])

  await page.goto('/contractor/jobs?search=zeppelin&workType=casual')
  await expect(page.getByRole('button', { name: /^Without “zeppelin”: \d+ jobs?$/ })).toBeVisible()
})

// On a phone the list is a sheet over the map: see find-jobs-sheet.spec.ts.
test('the map shows the same jobs, and shares what is picked with the list beside it @wide', async ({
  page,
  board,
}) => {
  await page.goto(`/contractor/jobs?search=${board.word}`)
  await page.getByText('Map View').click()
  await expect(page).toHaveURL(/view=map/)
  const list = page.getByRole('region', { name: 'Available Jobs' })
  await expect(list).toContainText('2 positions found')
  await expect(list).toContainText('1 job has no location.')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  const map = page.getByRole('region', { name: 'Map of jobs' })
  await expect(map.getByRole('button', { name: '2 jobs' })).toBeVisible()

  await list.getByRole('button', { name: `Show Surveyor ${board.word} on the map` }).click()
  await expect(map.getByRole('link', { name: `Surveyor ${board.word}` })).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`job=${board.jobs['Surveyor']?.uuid}`))
  await map.getByRole('button', { name: /^Fitter/ }).press('Enter')
  await expect(map.getByRole('link', { name: `Fitter ${board.word}` })).toBeVisible()
  await expect(
    list.getByRole('button', { name: `Show Fitter ${board.word} on the map` }),
  ).toHaveAttribute('aria-pressed', 'true')
  await expectReadable(page)

  await list.getByRole('button', { name: `Show Cook ${board.word} on the map` }).click()
  await expect(list.getByRole('status').filter({ hasText: 'coordinates' })).toHaveText(
    'This job does not have location coordinates.',
  )
  await expectReadable(page)

  await list.getByRole('button', { name: 'See the list' }).click()
  const nowhere = list.getByRole('list', { name: 'Jobs without a location' })
  await expect(nowhere).toBeFocused()
  await expect(nowhere).toBeInViewport()
  await expect(nowhere.getByRole('listitem')).toHaveCount(1)
  await expect(nowhere).toContainText('Cook')
})

// On a phone the list is a sheet over the map: see find-jobs-sheet.spec.ts.
test('from the map one goes to a job and comes back to it, and jobs at one place are told apart @wide', async ({
  page,
  board,
}) => {
  await page.goto(`/contractor/jobs?view=map&search=${board.word}`)
  const list = page.getByRole('region', { name: 'Available Jobs' })
  const map = page.getByRole('region', { name: 'Map of jobs' })
  const told = map.getByRole('listitem')
  const surveyor = map.getByRole('link', { name: `Surveyor ${board.word}` })
  await map.getByRole('button', { name: '2 jobs' }).press('Enter')
  await expect(told).toHaveCount(2)

  await list.getByRole('button', { name: `Show Surveyor ${board.word} on the map` }).click()
  await expect(told).toHaveCount(1)
  await surveyor.click()
  await expect(page).toHaveURL(`/contractor/job/${board.jobs['Surveyor']?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Surveyor ${board.word}`)

  await page.goBack()
  await expect(surveyor).toBeVisible()
  await list.getByRole('link', { name: `Fitter ${board.word}` }).click()
  await expect(page).toHaveURL(`/contractor/job/${board.jobs['Fitter']?.slug}`)

  await page.goBack()
  await expect(surveyor).toBeVisible()
  await map.getByRole('button', { name: 'Close popup' }).click()
  await expect(page).not.toHaveURL(/job=/)
  await expect(told).toHaveCount(0)
})

test('a contractor sees what they have applied to, and can hide it @any-width', async ({
  page,
  board,
  product,
}) => {
  const contractor = await aContractor(product.url)
  await becomeSignedIn(page, contractor)
  const { Fitter: fitter } = board.jobs
  if (fitter) await applyTo(product.url, fitter, contractor)

  await page.goto(`/contractor/jobs?search=${board.word}`)
  await expect(card(page, 'Fitter')).toContainText('Applied')
  await expect(card(page, 'Surveyor')).not.toContainText('Applied')
  await inFilters(page, false, (all) =>
    all.getByRole('checkbox', { name: 'Hide jobs I have applied to' }).check(),
  )
  await expectJobs(page, ['Surveyor', 'Cook'])
})

async function expectInFull(page: Page, title: string) {
  const beside = page.getByRole('region', { name: 'The job in full' })
  await expect(beside.getByRole('heading', { name: title })).toBeVisible()
}
