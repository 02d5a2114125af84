import { randomUUID } from 'node:crypto'
import { aContractor, signIn } from '../people.ts'
import { apply, expect, heading, pageOf, signedIn, test } from './applying.ts'
import { liveJobsOf } from '../hiring/posting-jobs.ts'
import { expectLargeLettersFit, expectReadable } from '../readable.ts'

test('a search is saved, a new job that fits comes by mail, and is applied to @any-width', async ({
  page,
  company,
  product,
}) => {
  // Who looks for news and who tells of it may miss each other, and meet at the next round.
  test.setTimeout(180_000)
  const word = `quoll${randomUUID().slice(0, 8)}`
  const contractor = await signedIn(page, product)
  await page.goto(`/contractor/jobs?search=${word}`)
  await page.getByRole('button', { name: 'Save search' }).click()
  const question = page.getByRole('dialog', { name: 'Save this search' })
  await expect(question.getByLabel('Name')).toHaveValue(`“${word}”`)
  await question.getByText('At once').click()
  await expectReadable(page)
  await question.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByText('New jobs are mailed to you within minutes.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible()

  const mail = await product.mailAfter(contractor.email, async () => {
    await liveJobsOf(product.url, company, [{ title: `Fitter ${word}` }])
    await product.bringForward('notice-new-jobs')
  })
  expect(mail.subject).toBe(`New job: Fitter ${word}`)
  const { pathname } = new URL(mail.link)
  await apply(page, { id: '', slug: pathname.split('/').at(-1) ?? '' })

  await page.goto('/contractor/saved-searches')
  const search = page.getByRole('article', { name: `“${word}”` })
  await search.getByText('Weekly').click()
  await page.reload()
  await expect(search.getByRole('radio', { name: 'Weekly' })).toBeChecked()
  await search.getByRole('button', { name: 'Rename' }).click()
  await search.getByLabel('Name').fill('Fitting')
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('article', { name: 'Fitting' })
  await expectReadable(page)
  await expectLargeLettersFit(page)
  await renamed.getByRole('button', { name: 'Delete Fitting' }).click()
  await expect(page.getByText('You have not saved any search yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(renamed.getByRole('radio', { name: 'Weekly' })).toBeChecked()
})

test('a guest saves a job by signing in, and finds it again, also once it has closed', async ({
  page,
  job,
  product,
}) => {
  const contractor = await aContractor(product.url)
  await page.goto(pageOf(job))
  await page.getByRole('button', { name: 'Save Dozer Operator' }).click()
  await signIn(page, contractor)
  await expect(heading(page, 'Dozer Operator')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saved: Dozer Operator' })).toBeVisible()

  await product.behind(({ world }) =>
    world.database.writing
      .updateTable('job')
      .set({ closed_at: world.clock() })
      .where('id', '=', job.id)
      .execute(),
  )
  await page.goto('/contractor/saved-jobs')
  const list = page.getByRole('main')
  await expect(list).toContainText('This job is no longer accepting applications.')
  await expectReadable(page)
  await page.getByRole('button', { name: 'Saved: Dozer Operator' }).click()
  await expect(list).toContainText('You have not saved any job yet.')
  await expectReadable(page)
})
