import type { Locator } from '@playwright/test'
import { cards, chip, expectJobs, inFilters, test } from './job-board.ts'
import { expect } from '../product.ts'
import { expectReadable } from '../readable.ts'

const filters: readonly {
  called: string
  set: (filters: Locator) => Promise<void>
  address: RegExp
  chip: string
  finds: readonly string[]
}[] = [
  {
    called: 'the work arrangement',
    set: (all) => all.getByRole('checkbox', { name: 'Office / On Site' }).check(),
    address: /arrangement=office/,
    chip: 'Office / On Site',
    finds: ['Surveyor'],
  },
  {
    called: 'a usual roster',
    set: (all) => all.getByRole('checkbox', { name: '5 on, 2 off' }).check(),
    address: /roster=5%3A2/,
    chip: '5 on, 2 off',
    finds: ['Surveyor'],
  },
  {
    called: 'a roster in words of one’s own',
    set: async (all) => {
      await all.getByLabel('Another roster').fill('2 weeks on, 1 off')
      await all.getByRole('button', { name: 'Add' }).click()
    },
    address: /roster=14%3A7/,
    chip: '14 on, 7 off',
    finds: ['Fitter'],
  },
  {
    called: 'the rate',
    set: async (all) => {
      await all.getByLabel('Rate at least').fill('$100')
      await all.getByLabel('Rate at least').press('Enter')
    },
    address: /rateMin=100/,
    chip: 'From $100 / hour',
    finds: ['Surveyor'],
  },
  {
    called: 'the start',
    set: (all) => all.getByRole('radio', { name: 'As soon as possible' }).check(),
    address: /startBefore=asap/,
    chip: 'Starts ASAP',
    finds: ['Fitter'],
  },
  {
    called: 'the work type',
    set: (all) => all.getByRole('checkbox', { name: 'Casual' }).check(),
    address: /workType=casual/,
    chip: 'Casual',
    finds: ['Cook'],
  },
  {
    called: 'how the rate is set',
    set: (all) => all.getByRole('checkbox', { name: 'Negotiable' }).check(),
    address: /rateCategory=negotiable/,
    chip: 'Pay: Negotiable',
    finds: ['Cook'],
  },
  {
    called: 'a place',
    set: async (all) => {
      await all.getByLabel('Near').fill('Newman WA')
      await all.getByLabel('Near').press('Enter')
    },
    address: /place=Newman/,
    chip: 'Near Newman WA',
    finds: ['Fitter', 'Surveyor'],
  },
]

test('each filter narrows the list down, stands in the address and is taken away again @any-width', async ({
  page,
  board,
}) => {
  // Eight filters, each of which outlives a reload.
  test.setTimeout(120_000)
  await page.goto(`/contractor/jobs?search=${board.word}`)
  for (const filter of filters) {
    await test.step(filter.called, async () => {
      await expectJobs(page, ['Fitter', 'Surveyor', 'Cook'])
      await expect(page).toHaveURL(`/contractor/jobs?search=${board.word}`)
      await inFilters(page, false, filter.set)
      await expectJobs(page, filter.finds)
      await expect(page).toHaveURL(filter.address)
      await page.reload()
      await expectJobs(page, filter.finds)

      await chip(page, filter.chip).getByRole('button').click()
    })
  }
  await expectJobs(page, ['Fitter', 'Surveyor', 'Cook'])
  await expect(page).toHaveURL(`/contractor/jobs?search=${board.word}`)
})

test('an industry and its roles are chosen by name, beside what cannot be read', async ({
  page,
  board,
  isMobile,
}) => {
  await page.goto(`/contractor/jobs?search=${board.word}&industry=1`)
  await expectJobs(page, ['Fitter', 'Surveyor'])
  await expect(chip(page, 'Mining')).toBeVisible()

  await inFilters(page, isMobile, async (all) => {
    await all.getByLabel('Another roster').fill('when it suits')
    await all.getByRole('button', { name: 'Add' }).click()
    await expect(all.getByText(/Write days on and days off/)).toBeVisible()
    await all.getByLabel('Rate at least').fill('plenty')
    await all.getByLabel('Rate at least').press('Enter')
    await expect(all.getByText(/Enter an amount in dollars/)).toBeVisible()
    await expectReadable(page)
    await all.getByLabel('Roles in Mining').click()
    // Of more than twenty roles it stands far down: whoever knows its name types a part of it.
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('surveyor')
    const surveyor = page.getByRole('option', { name: 'Mine Surveyor' })
    await surveyor.click()
    // A key that comes before would close the list without it.
    await expect(surveyor).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
  })
  await expectJobs(page, ['Surveyor'])
  await chip(page, 'Mining').getByRole('button').click()
  await expectJobs(page, ['Fitter', 'Surveyor', 'Cook'])
})

// In the drawer of a phone nothing stands beside the filters that could move.
test('the first filter moves nothing away from under a pointer @wide', async ({ page }) => {
  await page.goto('/contractor/jobs')
  const places = () =>
    Promise.all(
      [page.getByLabel('Include jobs that do not name a rate'), page.getByLabel('Sort by')].map(
        (control) => control.evaluate((one) => one.getBoundingClientRect().top + scrollY),
      ),
    )
  await expect(cards(page).first()).toBeVisible()
  await page.getByLabel('Rate at least').waitFor()
  const before = await places()

  await page.getByLabel('Rate at least').fill('1')
  await page.getByText('Per day').click()
  await expect(page).toHaveURL(/rateMin=1&rateType=day/)
  await expect(chip(page, 'From $1')).toBeVisible()
  expect(await places()).toEqual(before)
})
