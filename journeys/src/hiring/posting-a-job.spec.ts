import type { Locator } from '@playwright/test'
import { expect } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'
import {
  choice,
  choose,
  expectStep,
  goodCard,
  goOn,
  jobCalled,
  next,
  tellConditions,
  tellRole,
  test,
} from './writing-a-job.ts'

test('a job of a project has a step more, and the last one shows all of it as contractors will see it @any-width', async ({
  page,
  company,
}) => {
  await next(page).click()
  await expect(page.getByLabel('Industry')).toBeFocused()
  await expectReadable(page)
  await tellRole(page)
  await goOn(page, 'Conditions')
  await page.getByRole('combobox', { name: 'Rate' }).selectOption('Custom Rate')
  await next(page).click()
  await expect(choice(page, 'Is this job for a project?', 'Yes')).toBeFocused()
  // Beside its text the box must stay wide enough for an amount.
  const amount = await page.getByLabel('Rate amount').boundingBox()
  expect(amount?.width).toBeGreaterThan(200)
  await expectReadable(page)
  await page.getByRole('combobox', { name: 'Rate' }).selectOption('Undisclosed')
  await tellConditions(page, true)
  await page.getByLabel('Roster').fill('2:1')
  await expect(page.getByText('Read as 14 days on, 7 off.')).toBeVisible()
  await goOn(page, 'Project details')
  await page.getByLabel('Project description').fill('A cut-back of the Quandong Pit.')
  await page.getByLabel('Team size').fill('24 people')
  await goOn(page, 'Review & Post Your Job')
  for (const said of [
    'Dozer Operator',
    company.name,
    'Push overburden in the Quandong Pit.',
    'Kambalda West WA 6442',
    'Full Time',
    'ASAP',
    'Undisclosed',
    'FIFO',
    'A cut-back of the Quandong Pit.',
    '24 people',
  ])
    await expect(page.getByRole('main')).toContainText(said)
  await expectReadableAtAnyWidth(page)

  await page.getByRole('button', { name: 'Edit Conditions' }).click()
  await choose(page, 'Is this job for a project?', 'No')
  await goOn(page, 'Review & Post Your Job')
  await expect(page.getByText('24 people')).toBeHidden()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expectStep(page, 'Conditions')
})

test('the marker follows the words, and a hand or the arrow keys move it on @any-width', async ({
  page,
}) => {
  await tellRole(page)
  await goOn(page, 'Conditions')
  await expect(page.getByText('Place not set yet')).toBeVisible()
  await page.getByLabel('Location').fill('Newman WA')
  await expect(page.getByText(/^23\.\d{4}° S, 119\.\d{4}° E$/)).toBeVisible()
  // The suggestions are closed by going on.
  await page.keyboard.press('Tab')
  const before = await page.getByText(/° S, /).textContent()
  await page.getByRole('application', { name: /arrow keys move it/ }).press('ArrowUp')
  await expect(page.getByText(/° S, /)).not.toHaveText(before ?? '')

  await page.getByLabel('Location').fill('Zzyzx Nowhere')
  await expect(page.getByText(/^Could not find location/)).toBeVisible()
  await expect(page.getByText('Please try a more specific address.')).toBeVisible()
  await expect(page.getByText('Place not set yet')).toBeVisible()
})

test('a draft comes back as it was left, here and from the table of jobs @any-width', async ({
  page,
}) => {
  await tellRole(page, 'Grader Operator')
  await goOn(page, 'Conditions')
  await page.getByLabel('Hours').fill('12-hour shifts')
  await page.reload()
  await expectStep(page, 'Conditions')
  await expect(page.getByLabel('Hours')).toHaveValue('12-hour shifts')

  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(
    page.getByText(/^Your draft has been saved\. You can continue editing/),
  ).toBeVisible()
  await expect(page).toHaveURL('/company/manage-jobs?draft=true')
  await expect(jobCalled(page, 'Grader Operator')).toContainText('Draft')

  await jobCalled(page, 'Grader Operator').getByRole('link', { name: 'Grader Operator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Job Posting' })).toBeVisible()
  await expectStep(page, 'Conditions')
  await expect(page.getByLabel('Hours')).toHaveValue('12-hour shifts')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Grader Operator')
  await expect(page.getByRole('combobox', { name: 'Role' })).toContainText('Dozer Operator')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText(
    'Push overburden in the Quandong Pit.',
  )
})

test('a job can be written and paid for by keyboard alone @any-width', async ({ page }) => {
  await page.getByLabel('Industry').focus()
  await page.keyboard.type('Mining')
  await expect(page.getByRole('combobox', { name: 'Role' })).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dozer')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dozer Operator')
  // The toolbar is one stop.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Push overburden.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStep(page, 'Conditions')

  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Is this job for a project?', 'No')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('FIFO')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Full')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(choice(page, 'Start date', 'ASAP')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Location')).toBeFocused()
  await page.keyboard.type('Kambalda')
  await expect(page.getByRole('option', { name: 'Kambalda West WA 6442' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Location')).toHaveValue(/Kambalda \w+/)
  await page.keyboard.press('Enter')
  await expectStep(page, 'Review & Post Your Job')

  await expect(page.getByLabel('Card number')).toBeVisible()
  await tabTo(page.getByLabel('Card number'))
  await page.keyboard.type(goodCard)
  await page.keyboard.press('Tab')
  await page.keyboard.type('1240')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Payment Successful')).toBeVisible()
})

const mostStops = 40

/** As somebody goes who does not know how many stops there are. */
async function tabTo(wanted: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await wanted.page().keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The Tab key does not lead there')
}
