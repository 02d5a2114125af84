import Pdf from 'pdfkit'

type Drawing = (page: PDFKit.PDFDocument) => void

/** A PDF of one page of A4 and more, drawn by hand; (0, 0) is its upper left corner. */
export async function makePdf(
  draw: Drawing,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: 40, ...options })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  draw(pdf.font('Helvetica').fontSize(10))
  pdf.end()
  await written
  return Buffer.concat(chunks)
}

/** Lines below each other, beginning at a place. */
export function column(
  page: PDFKit.PDFDocument,
  lines: readonly string[],
  at: { x: number; y: number; leading?: number },
): void {
  lines.forEach((line, index) => {
    page.text(line, at.x, at.y + index * (at.leading ?? 14), { lineBreak: false })
  })
}

/** A PDF written object by object, as nobody would write it who means well. */
export function rawPdf(...objects: readonly string[]): Buffer {
  const numbered = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(
    `%PDF-1.7\n${numbered.join('')}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`,
    'latin1',
  )
}
