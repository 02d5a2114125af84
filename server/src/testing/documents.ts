import { extractText, getDocumentProxy } from 'unpdf'
import { makeDocx, paragraph, zipOf } from '../resumes/testing/make-docx.ts'
import { makePdf } from '../resumes/testing/make-pdf.ts'

/** Small documents that other programs would open: what people upload, and what they upload by mistake. */

export const resumeLines = [
  'Marnie Okafor',
  'Kambalda WA 6442 · 0491 570 156 · marnie@people.example',
  'Employment',
  'Dozer Operator, Saltbush Mining, Kambalda',
  'March 2019 to present',
  'Bulk push and dump work on a D11 with machine guidance.',
  'Plant Operator, Wandoo Civil, Perth',
  'January 2015 to February 2019',
  'Haul roads, pads and rehabilitation.',
  'Tickets',
  'HR licence, working at heights, first aid',
]

export function aPdf(lines: readonly string[] = resumeLines): Promise<Buffer> {
  return makePdf((page) => {
    for (const line of lines) page.text(line)
  })
}

export function aWordDocument(lines: readonly string[] = resumeLines): Promise<Buffer> {
  return makeDocx({ body: lines.map((line) => paragraph(line)).join('') })
}

export function aWorkbook(): Promise<Buffer> {
  const formats = 'http://schemas.openxmlformats.org'
  const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${formats}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${workbook}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="book" Type="${formats}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${formats}/spreadsheetml/2006/main"><sheets/></workbook>`,
  })
}

/** What each page of a PDF says, in one line. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const { text } = await extractText(pdf)
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}
