import { aJobOf } from '@headframe/server/src/testing/jobs.ts'
import { apply, application, applyNow, asAdvertised, expect, signedIn, test } from './applying.ts'
import { expectReadableAtAnyWidth } from '../readable.ts'

test('an application is withdrawn, which can be undone, and the job can be applied to again @any-width', async ({
  page,
  job,
  product,
  context,
}) => {
  await signedIn(page, product)
  await apply(page, job)

  const withdraw = application(page).getByRole('button', { name: 'Withdraw Application' })
  await withdraw.click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(withdraw).toBeVisible()
  await page.reload()
  await expect(application(page)).toContainText('Pending')

  await withdraw.click()
  await page.getByLabel('Dismiss').click()
  await expect(application(page)).toBeHidden()
  await expect(applyNow(page)).toBeVisible()
  await apply(page, job)

  // Whoever withdraws and leaves at once has withdrawn.
  await withdraw.click()
  await expect(application(page)).toContainText('Withdrawn. Undo')
  const later = await context.newPage()
  await page.close()

  await later.goto('/contractor/applied-jobs')
  await expect(async () => {
    await later.reload()
    await expect(later.getByText('You have not applied to any job yet.')).toBeVisible()
  }).toPass()
})

test('applied jobs are kept with how each one stands @any-width', async ({
  page,
  job,
  company,
  product,
}) => {
  await signedIn(page, product)
  await page.goto('/contractor/applied-jobs')
  await expect(page.getByRole('main')).toContainText('You have not applied to any job yet.')
  await expectReadableAtAnyWidth(page)

  const other = await product.behind((behind) =>
    aJobOf(behind, company, { ...asAdvertised, title: 'Jumbo Operator' }),
  )
  await apply(page, job)
  await apply(page, other)
  await product.behind(({ world }) =>
    world.database.writing
      .updateTable('job_application')
      .set({ status: 2, decided_at: world.clock() })
      .where('job_id', '=', job.id)
      .execute(),
  )

  await page.goto('/contractor/applied-jobs')
  const jobs = page.getByRole('main').getByRole('article')
  await expect(jobs).toHaveCount(2)
  await expect(jobs.first()).toContainText(
    /Jumbo Operator[\s\S]*Pending[\s\S]*Waiting for an answer/,
  )
  await expect(jobs.last()).toContainText(/Dozer Operator[\s\S]*Rejected[\s\S]*Decided/)
  await expect(jobs.last().getByRole('button')).toHaveCount(0)
  // Nobody is led away from where a page begins.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await expectReadableAtAnyWidth(page)

  await page.getByRole('button', { name: 'Rejected 1' }).click()
  await expect(jobs).toHaveCount(1)
  await page.getByRole('button', { name: 'All 2' }).click()
  await jobs.first().getByRole('button', { name: 'Withdraw Application' }).click()
  await page.getByLabel('Dismiss').click()
  await expect(jobs).toHaveCount(1)
  await jobs.getByRole('link', { name: 'Dozer Operator' }).click()
  await expect(application(page)).toContainText('Rejected')
})
