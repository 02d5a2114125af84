import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { companyJobs, connect, payments, signIn as signInCalls } from '@headframe/wire'
import { pagesOfPdf } from '@headframe/server/src/testing/documents.ts'
import { aJobForm } from '@headframe/server/src/testing/jobs.ts'
import { openAsAdministrator } from './administrators.ts'
import { aCompany, aContractor } from '../people.ts'
import type { OwnCompany } from '../people.ts'
import { applyTo, liveJobsOf } from '../hiring/posting-jobs.ts'
import { expect, test } from '../product.ts'
import { expectReadable, expectReadableAtAnyWidth } from '../readable.ts'

const dialog = (page: Page) => page.locator('[role=dialog]:not([aria-modal=false])')
const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => main(page).getByRole('searchbox')

test('one look in the morning tells how the marketplace lives @any-width', async ({
  page,
  product,
}) => {
  await openAsAdministrator(page, '/dashboard')
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText(/Total contractors\s*[1-9]\d\d/)
  const chart = page.getByRole('region', { name: 'Day by day' })
  await expect(chart).toContainText('Days are those of Sydney')
  await chart.getByRole('button', { name: 'Show as a table' }).click()
  const days = chart.getByRole('table').getByRole('row')
  await expect(days).toHaveCount(8)
  await page.getByText('Month', { exact: true }).click()
  await expect(days).toHaveCount(31)
  await expectReadableAtAnyWidth(page)

  // What happens while one looks is told without being asked for.
  const company = await aCompany(product.url)
  await expect(page.getByRole('list', { name: 'What happened lately' })).toContainText(
    company.name,
    { timeout: 25_000 },
  )
  await totals.getByRole('link', { name: 'See all companies' }).click()
  await expect(page).toHaveURL('/dashboard/companies')
  await expect(main(page)).toContainText(company.name)
})

test('credits are given once, spent, and seen in the ledger @any-width', async ({
  page,
  product,
}) => {
  const company = await aCompany(product.url)
  await openAsAdministrator(page, '/dashboard/companies')
  // Others of the same name may stand there: addresses are everybody's own.
  await box(page).fill(company.email)
  await box(page).press('Enter')
  const found = page.getByRole('link', { name: company.name, exact: true })
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(main(page)).toContainText('No credits yet')

  await page.getByRole('button', { name: 'Add Credits' }).click()
  await dialog(page).getByRole('button', { name: 'Add Credits' }).click()
  await expect(dialog(page)).toContainText('Failed to add credits. Please try again.')
  await expectReadable(page)
  await dialog(page).getByLabel('Credits to add').fill('3')
  await dialog(page).getByLabel('Reason').fill('Welcome to the field')
  await dialog(page).getByRole('checkbox').click()
  await loseNextAnswer(page, '**/dashboard/credits/add')
  const mail = await product.mailAfter(company.email, async () => {
    await dialog(page).getByRole('button', { name: 'Add Credits' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
  })
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('Welcome to the field')
  await dialog(page).getByRole('button', { name: 'Add Credits' }).click()
  await expect(page.getByText(`Added 3 credits to ${company.name}`).first()).toBeVisible()
  expect(mail.text).toContain('3')
  const entries = page.getByRole('table').getByRole('row').filter({ hasText: /[+−]/ })
  await expect(entries).toHaveCount(1)

  await spendCredit(product.url, company, 'Grader Operator')
  await page.reload()
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText(/Grader Operator.*−1.*2/s)
  await expect(entries.last()).toContainText(/Welcome to the field.*admin@demo\.example.*\+3.*3/s)
  await page.getByRole('link', { name: 'Grader Operator' }).click()
  await expect(main(page)).toContainText('Payment: Credit')
})

test('a job is followed to whoever applied, and the look is written down @any-width', async ({
  page,
  context,
  product,
}) => {
  const [company, marnie] = [await aCompany(product.url), await aContractor(product.url)]
  const [job] = await liveJobsOf(product.url, company, [{ title: 'Surface Drill Fitter' }])
  if (!job) throw new Error('It was not posted')
  await applyTo(product.url, job, marnie)

  await openAsAdministrator(page, '/dashboard/jobs')
  await box(page).fill(company.name)
  await box(page).press('Enter')
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('link', { name: job.title, exact: true }).click()
  await expect(main(page)).toContainText('30 days left')
  await expect(main(page)).toContainText('Payment: Paid')
  await expectReadableAtAnyWidth(page)
  await page.getByRole('tab', { name: /Applicants/ }).click()
  await page.getByRole('link', { name: 'Marnie Okafor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marnie Okafor' })).toBeVisible()
  await expectReadableAtAnyWidth(page)

  await context.grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Share Profile' }).click()
  await expect(
    page.getByText('Your public profile URL has been copied to clipboard.').first(),
  ).toBeVisible()
  const resume = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Resume' }).click()
  expect((await resume).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('link', { name: 'Who has looked' }).click()
  await expect(main(page)).toContainText('A contractor’s resume, as they uploaded it.')
  await expect(page.getByRole('button', { name: /Only Marnie Okafor/ })).toBeVisible()
})

test('several people on several pages are exported, and nobody is given away @any-width', async ({
  page,
}) => {
  await openAsAdministrator(page, '/dashboard/contractors')
  const names: string[] = []
  for (let turned = 0; turned < 2; turned += 1) {
    const tick = page.getByRole('checkbox', { name: /^Tick (?!all)/ }).first()
    const first = page.getByRole('row').nth(1)
    names.push(((await tick.getAttribute('aria-label')) ?? '').replace('Tick ', ''))
    await tick.click()
    if (turned > 0) break
    // Many have the same name, and each an address of their own.
    const [address = 'nobody'] = /\S+@\S+?\.example/.exec(await first.innerText()) ?? []
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(first).not.toContainText(address)
  }
  await page.getByRole('button', { name: 'Export anonymously' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Export 2 profiles anonymously?')
  await expectReadable(page)
  const saving = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Export' }).click()
  const file = await saving
  await expect(page.getByText('Successfully exported 2 profiles').first()).toBeVisible()

  const pages = await pagesOfPdf(await readFile(await file.path()))
  expect(pages.length).toBeGreaterThanOrEqual(2)
  // People of other journeys are told apart by numbers, and one of them may be today's day.
  const parts = names.flatMap((name) => name.split(' ')).filter((part) => !/^\d+$/.test(part))
  expect(parts.length).toBeGreaterThanOrEqual(2)
  for (const part of parts) {
    expect(`${file.suggestedFilename()} ${pages.join(' ')}`).not.toMatch(
      new RegExp(String.raw`\b${part}\b`, 'i'),
    )
  }
})

test('whoever is signed out meanwhile comes back to where they were @any-width', async ({
  page,
}) => {
  await openAsAdministrator(page, '/dashboard/companies?search=pindarri')
  await expect(main(page)).toContainText('Pindarri Iron')
  await page.context().clearCookies()
  await box(page).fill('redback')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/auth\?redirect_uri=.*search%3Dredback/)
  await page.getByLabel('Email address').fill('admin@demo.example')
  await page.getByRole('button', { name: 'Send sign-in link' }).click()
  await page.getByRole('link', { name: /demo/i }).click()
  await expect(page).toHaveURL('/dashboard/companies?search=redback')
  await expect(main(page)).toContainText('Redback Ridge Mining')
})

/** The server does what it is asked, and nobody hears of it. */
async function loseNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
}

async function spendCredit(url: string, { email, password }: OwnCompany, title: string) {
  const base = `${url}/api`
  const { token } = await connect({ base })(signInCalls.company, { email, password })
  const send = connect({ base, tokenFor: () => token })
  const { uuid } = await send(companyJobs.newDraft, {})
  await send(companyJobs.saveDraft, { uuid, draft: aJobForm({ title }) })
  await send(payments.postWithCredit, { uuid })
}
