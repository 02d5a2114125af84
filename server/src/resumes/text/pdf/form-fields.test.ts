import { expect, test } from 'vitest'
import { readFacts } from '../../facts/read-facts.ts'
import { column, makePdf, rawPdf } from '../../testing/make-pdf.ts'
import { readPdf } from './read-pdf.ts'

const asOf = new Date('2026-11-24T00:00:00Z')

const labels = ['Name:', 'Mobile:', 'Email: fiona@mail.example', 'Role:', '', 'Tickets', '']

async function readForm(draw: (page: PDFKit.PDFDocument) => void) {
  const text = await readPdf(
    await makePdf((page) => {
      page.initForm()
      column(page, labels, { x: 50, y: 60, leading: 22 })
      draw(page)
    }),
  )
  return { lines: text.lines.map(({ cells }) => cells.map((cell) => cell.text)), text }
}

test('what was filled into a form is read where the form shows it', async () => {
  const { lines, text } = await readForm((page) => {
    page.formText('name', 120, 58, 200, 16, { value: 'Fiona Formby' })
    page.formText('phone', 120, 80, 200, 16, { value: '0491 570 156' })
    page.formCombo('role', 120, 124, 200, 16, { select: ['Rigger', 'Dogger'], value: 'Rigger' })
    page.formText('tickets', 50, 190, 400, 60, {
      value: 'MC driver licence, exp 03/2029\nWhite card',
      multiline: true,
    })
  })
  expect(lines).toEqual([
    ['Name:', 'Fiona Formby'],
    ['Mobile:', '0491 570 156'],
    ['Email: fiona@mail.example'],
    ['Role:', 'Rigger'],
    ['Tickets'],
    ['MC driver licence, exp 03/2029'],
    ['White card'],
  ])
  const { fullName, phone, licences } = readFacts(text, { asOf })
  expect([fullName?.value, phone?.value]).toEqual(['Fiona Formby', '+61491570156'])
  expect(licences.map(({ name }) => name)).toEqual(['Multi Combination (MC)', 'White Card'])
})

/** A form of boxes, and of fields as they are asked for, written by hand. */
function rawForm(fields: readonly string[]): Buffer {
  const names = ['Forklift', 'Dogging', 'White card']
  const drawn = names.map((name, at) => `1 0 0 1 70 ${700 - 20 * at} Tm (${name}) Tj`).join(' ')
  const content = `BT /F1 10 Tf 1 0 0 1 50 730 Tm (TICKETS) Tj ${drawn} ET`
  const from = 6
  return rawPdf(
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields.map((_, at) => `${from + at} 0 R`).join(' ')}] >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [${fields.map((_, at) => `${from + at} 0 R`).join(' ')}] >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...fields,
  )
}

const field = (told: string) => `<< /Type /Annot /Subtype /Widget ${told} >>`
const box = (at: number, state: string) =>
  field(
    `/FT /Btn /T (b${at}) /F 4 /Rect [50 ${698 - 20 * at} 62 ${710 - 20 * at}] /V /${state} /AS /${state} /AP << /N << /Yes null /Off null >> >>`,
  )

async function linesOfRaw(...fields: readonly string[]): Promise<string[]> {
  const { lines } = await readPdf(rawForm(fields))
  return lines.map(({ text }) => text)
}

test('a box that is ticked is told from one that is not, and a form that nobody ticked has none', async () => {
  const ticked = [box(0, 'Yes'), box(1, 'Off'), box(2, 'Yes')]
  expect(await linesOfRaw(...ticked)).toEqual([
    'TICKETS',
    '☑\tForklift',
    '☐\tDogging',
    '☑\tWhite card',
  ])
  const { licences } = readFacts(await readPdf(rawForm(ticked)), { asOf })
  expect(licences.map(({ name }) => name)).toEqual(['Forklift', 'White Card'])
  expect(await linesOfRaw(box(0, 'Off'), box(1, 'Off'), box(2, 'Off'))).toEqual([
    'TICKETS',
    'Forklift',
    'Dogging',
    'White card',
  ])
})

test('what only a password or nobody is shown is not read', async () => {
  const told = '/FT /Tx /T (a) /V (0491 570 157) /Rect [200 690 400 710] /DA (/Helv 10 Tf)'
  expect((await linesOfRaw(field(`${told} /F 4`))).join(' ')).toContain('0491')
  for (const unseen of ['/F 2', '/F 32', '/F 4 /Ff 8192'])
    expect((await linesOfRaw(field(`${told} ${unseen}`))).join(' ')).not.toContain('0491')
})
