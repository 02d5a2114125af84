import Pdf from 'pdfkit'

/** What ends up among resumes: files that come to nothing. */

export function makeLockedPdf(): Promise<Buffer> {
  return written({ userPassword: 'not told' }, (page) => page.text('Curriculum vitae'))
}

/** A page without a letter of text. */
export function makeScan(): Promise<Buffer> {
  return written({}, (page) => {
    page.rect(0, 0, 595, 842).fill('#f4f1ea')
    for (let line = 0; line < 36; line += 1) {
      const width = 180 + ((line * 97) % 260)
      page.rect(70, 90 + line * 19, width, line % 9 === 0 ? 9 : 4).fill('#6d675e')
    }
    page.image(onePixel, 0, 0, { width: 595, height: 842 })
  })
}

export function makeInvoice(): Promise<Buffer> {
  return written({}, (page) => {
    page.fontSize(18).text('Tax invoice INV-20417')
    page.fontSize(11).moveDown().text('Ridge Road Training Pty Ltd, Kalgoorlie WA 6430')
    page.moveDown().text('Working at heights refresher, 6 places at $240.00: $1,440.00')
    page.text('GST included: $130.91').text('Please pay within 14 days.')
  })
}

/** Nothing to be seen: it makes the page a picture. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

async function written(
  options: PDFKit.PDFDocumentOptions,
  draw: (page: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: 70, ...options })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  draw(pdf.font('Helvetica'))
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
