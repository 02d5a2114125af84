import type { Locator } from '@playwright/test'
import { expect } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'
import {
  choice,
  choose,
  expectStep,
  form,
  goodCard,
  goOn,
  jobCalled,
  next,
  tellConditions,
  tellRole,
  test,
} from './writing-a-job.ts'

test('each step tells where it is wrong in its own words, and keeps what was typed @any-width', async ({
  page,
}) => {
  await page.getByLabel('Job title').fill('Dozer Operator')
  await next(page).click()
  await expect(page.getByLabel('Industry')).toBeFocused()
  await expect(page.getByText('Please fill out all the mandatory fields.')).toHaveCount(4)
  await expect(page.getByLabel('Job title')).toHaveValue('Dozer Operator')
  await expectReadable(page)
  await tellRole(page)
  await goOn(page, 'Conditions')

  await page.getByLabel('Work type').selectOption('Contract')
  await page.getByRole('combobox', { name: 'Rate' }).selectOption('Custom Rate')
  await next(page).click()
  await expect(choice(page, 'Is this job for a project?', 'Yes')).toBeFocused()
  const rateText = 'The Rate Amount and Rate Type fields are mandatory when using a custom rate'
  for (const [text, times] of [
    // Beside its field, and above the form.
    ['Please select if this job post is for a project', 2],
    ['Please select a work arrangement', 1],
    ['You must provide a contract length for this work type', 1],
    [rateText, 2],
    ['Please select a valid start date', 1],
    ['The Location field is mandatory', 1],
  ] as const)
    await expect(page.getByText(text)).toHaveCount(times)
  // Beside its text the box must stay wide enough for an amount.
  const amount = await page.getByLabel('Rate amount').boundingBox()
  expect(amount?.width).toBeGreaterThan(200)
  await expectReadable(page)

  await tellConditions(page, true)
  await page.getByLabel('Work type').selectOption('Contract')
  await page.getByLabel('Contract length').fill('3-6 months')
  await page.getByLabel('Rate amount').fill('62.50')
  await choose(page, 'Rate type', 'Hourly')
  await goOn(page, 'Project details')
  await next(page).click()
  await expect(page.getByLabel('Project description')).toBeFocused()
  await expect(page.getByText('Please fill out all the mandatory fields.')).toHaveCount(2)
})

test('a job of a project has a step more, and the last one shows all of it as contractors will see it @any-width', async ({
  page,
  company,
}) => {
  await tellRole(page)
  await goOn(page, 'Conditions')
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

test('the marker follows the words, and a hand or the arrow keys move it on', async ({ page }) => {
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

test('a draft to which nothing is missing is one step away from its review @any-width', async ({
  page,
}) => {
  await tellRole(page)
  await goOn(page, 'Conditions')
  await tellConditions(page)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await jobCalled(page, 'Dozer Operator').getByRole('link', { name: 'Review & Post' }).click()
  await expectStep(page, 'Review & Post Your Job')
  await expect(page).toHaveURL(/\?step=review$/)
  await expect(page.getByText('Push overburden in the Quandong Pit.')).toBeVisible()
})

test('while the network is away nothing is lost, and nobody leaves by mistake @any-width', async ({
  page,
  context,
}) => {
  await tellRole(page)
  await goOn(page, 'Conditions')
  await expect(page.getByText(/^Saved /).filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Place not set yet')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Hours').fill('12-hour shifts')
  const notSaved = page.getByText('Your answers are not saved yet. We keep trying.')
  await expect(notSaved.filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 })

  await page.getByRole('link', { name: 'Headframe' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await context.setOffline(false)
  await expect(page.getByText(/^Saved /).filter({ visible: true })).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(page.getByLabel('Hours')).toHaveValue('12-hour shifts')
})

test('another posting is begun from the form of one, and each keeps its own address @any-width', async ({
  page,
}) => {
  await expect(page).toHaveURL(/\?draft=/)
  const first = page.url()
  await page.getByLabel('Job title').fill('Fitter')
  await page.getByRole('link', { name: 'Post a job', exact: true }).click()
  await expect(page).not.toHaveURL(first)
  await expect(page).toHaveURL(/\?draft=/)
  await expect(page.getByLabel('Job title')).toHaveValue('')
  await page.getByLabel('Job title').fill('Rigger')
  await expect(page.getByText(/^Saved /).filter({ visible: true })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Rigger')
  await page.goBack()
  await expect(page).toHaveURL(first)
  await expect(page.getByLabel('Job title')).toHaveValue('Fitter')
})

test('a form that nobody typed into leaves no trail of drafts @any-width', async ({ page }) => {
  await expect(page).toHaveURL(/\?draft=/)
  const draft = page.url()
  await page.goto(form)
  await expect(page).toHaveURL(draft)
  await page.goto('/company/manage-jobs')
  await expect(page.getByText('No jobs posted yet')).toBeVisible()
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
