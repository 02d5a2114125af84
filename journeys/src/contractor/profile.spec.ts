import type { Locator, Page } from '@playwright/test'
import { aWordDocument } from '@headframe/server/src/testing/documents.ts'
import { openAs } from '../entering.ts'
import { aContractor } from '../people.ts'
import { expect, test } from '../product.ts'
import { expectReadable } from '../readable.ts'

/** A resume is read in the background: beside two other browsers that takes its time. */
const whileRead = { timeout: 30_000 }

test.beforeEach(async ({ page, product }) => {
  const person = await aContractor(product.url)
  await openAs(page, person)
  await expect(region(page, 'Career').getByText('Saltbush Mining')).toBeVisible(whileRead)
})

test('what the form and the resume say stands in the profile', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Preview' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Marnie Okafor' })).toBeVisible()
  await expect(page.getByText('Dozer Operator at Saltbush Mining')).toBeVisible()

  const facts = page.getByRole('main').locator('dl').filter({ hasText: 'Role and industry' })
  await expect(facts.locator('dt')).toHaveText([
    'Rate',
    'Availability',
    'Role and industry',
    'Based in',
    'Work rights',
    'Contract type',
    'Experience',
    'With present company',
  ])
  await expect(facts).toContainText('$88.50 per hour')
  await expect(facts).toContainText('1 week notice')

  const career = region(page, 'Career')
  await expect(career.getByRole('listitem').nth(1)).toContainText('Plant Operator')
  await expect(career.getByRole('listitem').nth(1)).toContainText('Wandoo Civil')
  await expect(region(page, 'Licences and tickets')).toContainText('First Aid')
  await expect(region(page, 'Contact').getByRole('link', { name: '0491 570 156' })).toBeVisible()
  await expect(region(page, 'Contact')).toContainText('14 Wattle Street')
  await expectReadable(page)
})

test('the profile is edited: judged, kept through a lost network, and saved @any-width', async ({
  page,
  context,
}) => {
  await page.getByRole('link', { name: 'Edit profile' }).first().click()
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('call me')
  await page.getByLabel('Describe your preferred role').fill('')
  await save(page)

  // Of several faults the last one of the form is told, and each field has its own.
  const told = page.getByRole('form', { name: 'Profile' }).getByRole('alert')
  await expect(told).toContainText('Please provide a short description of your preferred role.')
  await expect(page.getByText('A valid phone number is required.')).toBeVisible()
  await expect(phone).toBeFocused()
  await expectReadable(page)

  await phone.fill('0491 570 159')
  await page.getByLabel('Describe your preferred role').fill('Even time out of Perth.')
  await context.setOffline(true)
  await save(page)
  await expect(told).toContainText(
    'Something went wrong while updating your profile information, please try again',
  )
  await expect(phone).toHaveValue('0491 570 159')

  await context.setOffline(false)
  await save(page)
  await expect(page.getByText('Your profile has been updated.')).toBeVisible()
  await expect(page).toHaveURL('/contractor/profile/edit')
  await page.getByRole('link', { name: 'Back to profile' }).click()
  await expect(region(page, 'What they are looking for')).toContainText('Even time out of Perth.')
})

test('a new resume takes the place of the old one once it has been read @any-width', async ({
  page,
}) => {
  await page.goto('/contractor/profile/edit')
  const resume = region(page, 'Resume')
  const choose = resume.getByLabel('Replace resume')

  await choose.setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('Not a PDF at all'),
  })
  await expect(
    resume.getByText('Invalid file selected. Only PDF, DOC and DOCX files are allowed.'),
  ).toBeVisible()

  const word = {
    name: 'Marnie 2026.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await aWordDocument([
      'Marnie Okafor',
      'Kambalda WA 6442 · 0491 570 156',
      'Employment',
      'Dozer Supervisor, Karri Resources, Leonora',
      'June 2024 to present',
      'Runs a crew of eight on night shift.',
    ]),
  }
  await choose.setInputFiles(word)
  await resume.getByRole('button', { name: 'Cancel' }).click()
  await expect(resume.getByText('Marnie 2026.docx')).toBeHidden()

  await choose.setInputFiles(word)
  await resume.getByRole('button', { name: 'Replace resume', exact: true }).click()
  await expect(resume.getByText('Your resume has been read.')).toBeVisible({ timeout: 20_000 })
  await expect(resume.getByText('Marnie 2026.docx')).toBeVisible()
  await expectReadable(page)

  const saved = page.waitForEvent('download')
  await resume.getByRole('button', { name: 'Download Marnie 2026.docx' }).click()
  expect((await saved).suggestedFilename()).toBe('Marnie 2026.docx')

  await page.goto('/contractor/profile')
  await expect(region(page, 'Career')).toContainText('Karri Resources')
})

test('a description is written, edited, written anew, removed, refused and wanted again @any-width', async ({
  page,
}) => {
  const offer = region(page, 'Enhance Your Profile with AI')
  await expect(offer).toContainText('written on our own server, and nothing leaves it')
  await offer.getByRole('button', { name: 'Generate' }).click()
  await expect(
    page.getByText(
      'Your AI-generated profile description is ready—please review it in your profile.',
    ),
  ).toBeVisible()

  const about = region(page, 'About')
  await expect(about).toContainText('Marnie')
  await about.getByRole('button', { name: 'Edit' }).click()
  await about.getByLabel('Your description').fill('I push dozers.\nI train people.')
  await expectReadable(page)
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about).toContainText('Written by a program from this profile, then changed by you.')
  await expect(about.getByRole('paragraph').first()).toHaveText('I push dozers. I train people.')

  await about.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Write a new one' }).click()
  await expect(about.getByRole('paragraph').first()).toContainText('Marnie')
  await expect(about).not.toContainText('changed by you')
  await expectReadable(page)

  await about.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await offer.getByRole('button', { name: 'No, Thanks' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(region(page, 'Contact')).toBeVisible()
  await expect(offer).toBeHidden()

  await page.goto('/contractor/profile/edit')
  await page.getByRole('button', { name: 'Offer it to me again' }).click()
  await expect(
    region(page, 'AI description').getByRole('button', { name: 'Generate' }),
  ).toBeVisible()
})

function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click()
}
