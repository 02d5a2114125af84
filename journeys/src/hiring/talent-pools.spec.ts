import { devices } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { aCompany, aContractor } from '../people.ts'
import { expect, test } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'
import { aPoolFrom, changePool, enter, joinPool } from './talent-pools.ts'

const dialog = (page: Page) => page.locator('[role=dialog]:not([aria-modal=false])')
const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const figure = (page: Page, label: string): Locator =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

/** Somebody else at another screen, whose console has to stay clean as well. */
async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    ...(baseURL && { baseURL }),
  })
  return context.newPage()
}

test('a project pool from nothing to an accepted member who answers a message @any-width', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  test.slow()
  const company = await aCompany(product.url)
  await enter(page, company, '/company/talent-pools')
  await expect(page.getByText('No talent pools yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create Talent Pool' }).click()
  await expect(page).toHaveURL('/company/talent-pools?create=true')
  const form = dialog(page)

  // Nothing typed yet: each fault is told, and nobody goes on.
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form.getByText('Talent Pool Name is required').first()).toBeVisible()
  await expect(form.getByText('Talent Pool Type is required').first()).toBeVisible()
  await form.getByText('Project', { exact: true }).click()
  await form.getByLabel('Talent Pool Name').fill('Mill reline crew')
  await form.getByLabel('Location').pressSequentially('Kambalda')
  await page.getByRole('option', { name: 'Kambalda West WA 6442' }).click()
  await expect(form.getByText('Step 1 of 4')).toBeVisible()

  // Closed by accident, it opens again as it was left.
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Create Talent Pool' }).click()
  await expect(form.getByLabel('Talent Pool Name')).toHaveValue('Mill reline crew')
  await form.getByRole('button', { name: 'Next' }).click()

  await form.getByLabel('Project name').fill('Mill reline')
  await form.getByLabel('Project summary').fill('SAG and ball mill, twelve days.')
  await form.getByLabel('Start date').fill('01/03/2099')
  await form.getByLabel('Budget').fill('4,200,000')
  await form.getByRole('button', { name: 'Next' }).click()

  await form.getByRole('textbox', { name: 'Description' }).fill('Fitters and riggers, two shifts.')
  await form.getByLabel('Hiring by').fill('01/02/2099')
  await form.getByLabel('Salary').fill('84')
  await form.getByLabel('Rate type').selectOption('Hourly')
  await form.getByLabel('Skills & Qualifications').fill('Confined space')
  await page.keyboard.press('Enter')
  await expectReadableAtAnyWidth(page)
  await form.getByRole('button', { name: 'Next' }).click()
  await expect(form).toContainText('$84 an hour')
  await form.getByRole('button', { name: 'Create Talent Pool' }).click()

  await expect(form).toBeHidden()
  await expect(card(page, 'Mill reline crew')).toContainText('Project: Mill reline')
  await card(page, 'Mill reline crew').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mill reline crew' })).toBeVisible()
  await expect(page.getByText('No members found')).toBeVisible()
  const pool = page.url().replace(product.url, '')
  const id = pool.slice(pool.lastIndexOf('/') + 1)

  // A contractor finds it, and joins with a tap.
  const contractor = await aContractor(product.url)
  const theirs = await another(browser, baseURL)
  await enter(theirs, contractor, `/contractor/talent-communities/${id}`)
  await expect(theirs.getByText('Not Applied')).toBeVisible()
  await expect(theirs.getByText('$4,200,000')).toBeVisible()
  await expect(theirs.getByText('Competitive')).toBeVisible()
  // Their screen shows it at once, and the company once it has arrived.
  const arrived = theirs.waitForResponse(/\/talent-pools\/[^/]+\/apply/)
  await theirs.getByRole('button', { name: 'Apply Now' }).click()
  await expect(theirs.getByRole('button', { name: 'Withdraw Application' })).toBeVisible()
  await arrived

  // The company reads who it is, accepts them with a word, and writes.
  await page.reload()
  const member = page.getByRole('list', { name: 'Members, newest first' }).getByRole('article')
  await expect(member).toContainText('Pending')
  await expectReadableAtAnyWidth(page)
  await member.getByRole('link', { name: /View Profile/ }).click()
  const contact = page.getByRole('list', { name: 'Contact' })
  await expect(contact.getByRole('link', { name: contractor.email })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Talent Pool' }).click()
  await member.getByRole('button', { name: /^Accept/ }).click()
  await dialog(page).getByLabel('Your words to them').fill('See you in March.')
  await dialog(page).getByRole('button', { name: 'Accept' }).click()
  await expect(member).toContainText('Accepted')
  await expect(figure(page, 'Accepted')).toContainText('1')

  await member.getByRole('link', { name: /^Message/ }).click()
  await dialog(page).getByLabel('Your message').fill('Are you free in March?')
  await dialog(page).getByRole('button', { name: 'Send' }).click()
  await expect(dialog(page).getByRole('log')).toContainText('Are you free in March?')

  // They see it, and answer at length, which hides no button; it is on the company's screen within seconds.
  await theirs.reload()
  await expect(theirs.getByText('You are in.', { exact: false })).toBeVisible()
  await expect(theirs.getByRole('log')).toContainText('Are you free in March?')
  await expectReadable(theirs)
  await theirs.getByLabel('Your message').fill(`From the third on.${'\n'.repeat(40)}Both of us.`)
  await theirs.getByRole('button', { name: 'Send' }).click()
  await expect(dialog(page).getByRole('log')).toContainText('From the third on.')
  await expect(dialog(page).getByText('Read', { exact: true })).toBeVisible()
  await theirs.context().close()
})

test('a quick application is shown at once, taken back with a word when it is refused @any-width', async ({
  page,
  product,
}) => {
  const company = await aCompany(product.url)
  const title = `Paused ${Date.now()}`
  const { id } = await aPoolFrom(product.url, company, { title })
  const contractor = await aContractor(product.url)
  const list = `/contractor/talent-communities?search=${encodeURIComponent(title).replaceAll('%20', '+')}`
  await enter(page, contractor, '/contractor/talent-communities')
  await page.goto(list)
  const found = card(page, title)
  await expect(found).toContainText('BAU Talent Pool')
  await expect(found).toContainText('Not Disclosed')
  await expectReadableAtAnyWidth(page)

  // Paused meanwhile.
  await changePool(product.url, company, id, 'paused')
  await found.getByRole('button', { name: /^Quick Application/ }).click()
  const refused = page.getByText(/^Failed to apply to the talent pool\. .* takes no applications/)
  await expect(refused.first()).toBeVisible()
  await expect(page.getByText('No Talent Communities Found')).toBeVisible()

  // Open again: joined with one tap, and taken back with another.
  await changePool(product.url, company, id, 'active')
  await page.reload()
  await found.getByRole('button', { name: /^Quick Application/ }).click()
  await expect(found.getByText('Applied', { exact: true })).toBeVisible()
  await expect(found.getByRole('button', { name: /^Quick Application/ })).toBeHidden()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(`You have withdrawn from ${title}.`).first()).toBeVisible()
  await expect(found.getByRole('button', { name: /^Quick Application/ })).toBeVisible()

  // On the map the same one is picked in the list and by its pin.
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Map').click()
  await expect(page).toHaveURL(/view=map/)
  await page.getByRole('button', { name: `Show ${title} on the map` }).click()
  await expect(page).toHaveURL(/pool=/)
  await expect(page.getByRole('button', { name: new RegExp(`^${title},`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectReadableAtAnyWidth(page)
})

test('what is written without a connection waits, and arrives once and in order @any-width', async ({
  page,
  context,
  browser,
  baseURL,
  product,
}) => {
  test.slow()
  const company = await aCompany(product.url)
  const contractor = await aContractor(product.url)
  const { id } = await aPoolFrom(product.url, company)
  await joinPool(product.url, contractor, id)
  await enter(page, company, `/company/talent-pools/${id}`)
  await page.getByRole('link', { name: /^Message/ }).click()
  const log = dialog(page).getByRole('log')
  const box = dialog(page).getByLabel('Your message')
  await box.fill('First')
  await box.press('Enter')
  await expect(log).toContainText('First')
  await expect(log.getByText('Sending…')).toHaveCount(0)

  await context.setOffline(true)
  await box.fill('Second')
  await box.press('Enter')
  await box.fill('Third')
  await box.press('Enter')
  await expect(log.getByText(/^Not sent yet/)).toHaveCount(2)
  // Half a thought, and the thread closed over it.
  await box.fill('Half a thought')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await context.setOffline(false)
  await page.getByRole('link', { name: /^Message/ }).click()
  await expect(box).toHaveValue('Half a thought')
  await expect(log.getByText(/^(Sending…|Not sent yet)/)).toHaveCount(0, { timeout: 15_000 })
  await expect(log.getByRole('listitem')).toContainText(['First', 'Second', 'Third'])

  // In two windows there is one thread.
  const theirs = await another(browser, baseURL)
  await enter(theirs, contractor, `/contractor/talent-communities/${id}`)
  await expect(theirs.getByRole('log').getByRole('listitem')).toContainText([
    'First',
    'Second',
    'Third',
  ])
  const second = await context.newPage()
  await second.goto(page.url())
  const other = second.locator('[role=dialog]:not([aria-modal=false])')
  await theirs.getByLabel('Your message').fill('All three are here.')
  await theirs.getByRole('button', { name: 'Send' }).click()
  await expect(log).toContainText('All three are here.', { timeout: 10_000 })
  await expect(other.getByRole('log')).toContainText('All three are here.', { timeout: 10_000 })
  await theirs.context().close()
})

test('members are decided about together, asked whether they are free, and answer from their mail @any-width', async ({
  page,
  product,
}) => {
  test.slow()
  const company = await aCompany(product.url)
  const { id, title } = await aPoolFrom(product.url, company)
  const [one, two] = [await aContractor(product.url), await aContractor(product.url)]
  for (const contractor of [one, two]) await joinPool(product.url, contractor, id)
  await enter(page, company, `/company/talent-pools/${id}`)

  // By keys alone: ticked, accepted, told so.
  await page.getByRole('checkbox', { name: 'Tick all on this page' }).focus()
  await page.keyboard.press('Space')
  await page
    .getByRole('group', { name: 'Ticked rows' })
    .getByRole('button', { name: 'Accept' })
    .focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Accept 2 members?')
  await dialog(page).getByRole('button', { name: 'Accept' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 members have been accepted.').first()).toBeVisible()
  await expect(figure(page, 'Accepted')).toContainText('2')

  const mail = await product.mailAfter(one.email, async () => {
    await page.getByRole('button', { name: 'Ask who is free' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send the emails' }).click()
    await expect(page.getByText('2 members will be asked by email.').first()).toBeVisible()
  })
  const link = /(\/availability\/\S+\?answer=from)/.exec(mail.text)?.[1] ?? ''

  // Without signing in, from the answer that the mail chose.
  await page.goto('/company/logout')
  await expect(page).toHaveURL(/login/)
  await page.goto(link)
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'I am free from a later day' })).toBeChecked()
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await expect(page.getByText('Please pick the day from which you are free.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Free from' }).fill('01/03/2099')
  await expectReadable(page)
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await expect(page.getByText('You are free from 1 March 2099.')).toBeVisible()
  await page.goto(link.replace('from', 'no'))
  await expect(page.getByText('You are free from 1 March 2099.')).toBeVisible()
  await page.goto('/availability/never-given')
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()

  await enter(page, company, `/company/talent-pools/${id}`)
  await expect(page.getByText('Free from 1 Mar 2099')).toBeVisible()
  await expect(page.getByText(/no answer yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Ask who is free' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the emails' }).click()
  await expect(page.getByText(/You can ask again tomorrow/).first()).toBeVisible()
})
