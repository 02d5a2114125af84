import { aPdf, resumeLines } from '@headframe/server/src/testing/documents.ts'
import { openAs } from '../entering.ts'
import { aContractor } from '../people.ts'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'

const newer = resumeLines.map((line) =>
  line
    .replace('Dozer Operator', 'Lead Dozer Operator')
    .replace('Plant Operator, Wandoo Civil, Perth', 'Grader Operator, Mulga Civil, Perth'),
)

test('corrected facts stand against a new resume until their owner picks @any-width', async ({
  page,
  product,
}) => {
  const person = await aContractor(product.url)
  await openAs(page, person)
  await page.getByRole('link', { name: /Change, hide or add jobs/ }).click()
  const jobs = page.getByRole('region', { name: 'Jobs' })

  await jobs.getByRole('button', { name: 'Change Dozer Operator' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Dozer Trainer')
  await dialog.getByLabel('Started').fill('whenever')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Started')).toHaveAccessibleDescription(/a month such as/)
  await expect(dialog.getByLabel('Title')).toHaveValue('Dozer Trainer')
  await dialog.getByLabel('Started').fill('03/2019')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(jobs.getByText('Changed by you')).toBeVisible()
  await expect(jobs.getByRole('button', { name: 'Change Dozer Trainer' })).toBeFocused()

  const tickets = page.getByRole('region', { name: 'Licences and tickets' })
  await tickets.getByRole('button', { name: 'Add a ticket' }).click()
  await dialog.getByLabel('Licence or ticket').fill('Confined Space')
  await dialog.getByLabel('Expires').fill('05/2021')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(tickets.getByText('Added by you')).toBeVisible()
  await expectReadable(page)

  await page.goto('/contractor/profile/edit')
  const resume = page.getByRole('region', { name: 'Resume' })
  await resume
    .locator('input[type=file]')
    .setInputFiles({ name: 'newer.pdf', mimeType: 'application/pdf', buffer: await aPdf(newer) })
  await resume.getByRole('button', { name: 'Replace resume', exact: true }).click()
  await expect(resume.getByText('Your resume has been read.')).toBeVisible()

  await page.goto('/contractor/profile')
  await expect(page.getByText('Dozer Trainer at Saltbush Mining')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Licences and tickets' })).toContainText(
    'Expired May 2021',
  )
  await page.getByRole('link', { name: 'Look at the difference' }).click()
  const changes = page.getByRole('region', { name: 'What your new resume changes' })
  await expect(changes.getByRole('listitem').first()).toContainText(
    'Your new resume says: Lead Dozer Operator',
  )
  await expectReadable(page)
  await changes.getByRole('button', { name: 'Use the new resume’s: Dozer Trainer' }).click()
  await expect(jobs.getByRole('button', { name: 'Change Lead Dozer Operator' })).toBeVisible()
  await changes.getByRole('button', { name: 'Keep it: Plant Operator' }).click()
  await expect(jobs.getByRole('button', { name: 'Change Plant Operator' })).toBeVisible()
  await changes.getByRole('button', { name: 'Done' }).click()
  await expect(changes).toBeHidden()

  await page.goto('/contractor/profile')
  await expect(page.getByText('Lead Dozer Operator at Saltbush Mining')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Career' })).toContainText('Wandoo Civil')
})
