import type { Page } from '@playwright/test'
import { aPicture } from '@headframe/server/src/pictures/picture-samples.ts'
import { makePdf, rawPdf } from '@headframe/server/src/resumes/testing/make-pdf.ts'
import { aPdf, aWordDocument, resumeLines } from '@headframe/server/src/testing/documents.ts'
import { expect, test } from '../product.ts'
import { expectReadableAtAnyWidth } from '../readable.ts'
import { aRecruiter, enterAs, firstNames } from './recruiters.ts'
import type { Upload } from '../contractor/registering.ts'

const pdf = (name: string, buffer: Buffer): Upload => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})

const linesOf = (name: string, contact = 'Newman WA 6753') => [
  name,
  contact,
  ...resumeLines.slice(2),
]

/** As they lie on a recruiter's disk: thirty-four good ones, and six that are not. */
async function fortyFiles(): Promise<Upload[]> {
  const good = await Promise.all(
    Array.from({ length: 34 }, async (_, at) => {
      const name = `${firstNames[at % 26]} ${at < 26 ? 'Ashcroft' : 'Bramwell'}`
      if (at % 2) {
        const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
        return { name: `${name}.docx`, mimeType, buffer: await aWordDocument(linesOf(name)) }
      }
      const contact = at === 0 ? 'ada@people.example' : undefined
      return pdf(`${name}.pdf`, await aPdf(linesOf(name, contact)))
    }),
  )
  const [first] = good
  const picture = await aPicture('png', { width: 60, height: 80 })
  const scan = await makePdf((page) => page.image(picture, 0, 0, { width: 595, height: 842 }))
  const locked = await makePdf((page) => page.text('Curriculum vitae'), { userPassword: 'opal' })
  return [
    ...good,
    pdf('Ada again.pdf', first?.buffer ?? Buffer.alloc(0)),
    pdf('Ada, newer.pdf', await aPdf([...linesOf('Ada Ashcroft', 'ada@people.example'), 'Shovel'])),
    pdf('no name.pdf', await aPdf(resumeLines.slice(2))),
    pdf('broken.pdf', rawPdf('<< /Type /Catalog >>')),
    pdf('locked.pdf', locked),
    pdf('scan.pdf', scan),
  ]
}

const history = (page: Page) => page.getByRole('table', { name: 'Uploads' })
/** How many there are may stand behind its name. */
const ofStatus = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: new RegExp(`^${name}(?: \\d+)?$`) })
const rowsOf = (page: Page) => history(page).locator('tbody tr')

test('forty resumes at once: each becomes a profile, tells why not, or asks @any-width', async ({
  page,
  product,
}) => {
  test.slow()
  const recruiter = await aRecruiter(product)
  await enterAs(page, recruiter, '/admin/profiles')
  await expect(page.getByText("You don't have any parsed profiles on your account.")).toBeVisible()

  await page.getByRole('button', { name: 'Add Profile' }).click()
  const files = await fortyFiles()
  const input = page.getByRole('region', { name: 'Add profiles' }).locator('input[type=file]')
  await input.setInputFiles([
    ...files,
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Call Ada.') },
    pdf('Not a PDF.pdf', Buffer.from('Not a PDF at all')),
  ])

  // What is no resume is told at once, and stops none of the others; one is taken back before it is sent.
  const wrong = page.getByText('Invalid file selected. Only PDF, DOC and DOCX files are allowed.')
  await expect(wrong).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove Zed Ashcroft.docx' }).click()
  await page.getByRole('button', { name: 'Upload 39 files' }).click()
  // However busy the machine is: how fast they go is measured elsewhere.
  const came = '39 files are done: 33 led to profiles, 3 wait for your decision, 3 came to nothing.'
  await expect(page.getByText(came)).toBeVisible({ timeout: 90_000 })

  await page.getByRole('link', { name: 'Upload History', exact: true }).click()
  await expect(page).toHaveURL('/admin/uploads')
  // It follows what is being read, by itself.
  await ofStatus(page, 'Pending').click()
  await expect(page.getByText('No uploads of this status.')).toBeVisible({ timeout: 60_000 })
  await ofStatus(page, 'Error').click()
  for (const why of [
    'This file could not be read: it is damaged, or not what its name says.',
    'This file is locked with a password.',
    'This file is a scan or a picture in which too little could be read.',
  ]) {
    await expect(page.getByText(why)).toBeVisible()
  }
  await expect(rowsOf(page)).toHaveCount(3)
  await ofStatus(page, 'Pending review').click()
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page.getByText('The same file is a resume of Ada Ashcroft already.')).toBeVisible()
  await expect(page.getByText('The name could not be read for sure.')).toBeVisible()

  // One question after the other: somebody new, somebody who is there, and nobody.
  await page.getByRole('link', { name: 'Review no name.pdf' }).click()
  await page.getByLabel('Full name').fill('Marnie Okafor')
  await page.getByRole('button', { name: 'Accept as a new profile' }).click()
  await expect(page.getByText('Marnie Okafor is a new profile.')).toBeVisible()

  await expect(page.getByRole('radio', { name: 'Ada Ashcroft' })).toBeChecked()
  await expect(page.getByText('2 wait for a review')).toBeVisible()
  await page.goto('/admin/uploads?status=3')
  await page.getByRole('link', { name: 'Review Ada, newer.pdf' }).click()
  await expect(page.getByText('The same email address: ada@people.example')).toBeVisible()
  await expectReadableAtAnyWidth(page)
  await page.getByRole('button', { name: 'Merge with Ada Ashcroft' }).click()
  await expect(page.getByText('Ada Ashcroft has this resume now.')).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Ada again.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('The file was rejected.')).toBeVisible()

  // 33 were clear, one was named by hand.
  await expect(page).toHaveURL('/admin/uploads')
  await page.goto('/admin/profiles')
  await expect(page.getByText('Showing page 1 of 2 (34 total profiles)')).toBeVisible()
})

test('a recruiter who goes on meanwhile finds their files where they left them @any-width', async ({
  page,
  product,
}) => {
  const recruiter = await aRecruiter(product)
  await enterAs(page, recruiter, '/admin/uploads')
  await expect(page.getByText('Nothing was uploaded yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Profile' }).click()
  const input = page.getByRole('region', { name: 'Add profiles' }).locator('input[type=file]')
  await input.setInputFiles([pdf('Marnie.pdf', await aPdf())])
  await expect(page.getByText('Marnie.pdf')).toBeVisible()

  await page.getByRole('link', { name: 'Profiles', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profiles' })).toBeVisible()
  await page.getByRole('button', { name: 'Upload 1 file' }).click()

  const files = page.getByRole('list', { name: 'Files' })
  await expect(files.getByRole('link', { name: 'Marnie Okafor' })).toBeVisible()
  // The list behind it knows of them by itself.
  await expect(
    page.getByRole('list', { name: 'Profiles' }).getByText('Dozer Operator'),
  ).toBeVisible()
})
