import { colours } from './sheet.ts'

/** The product's mark: sheave wheel, tower and backstay, drawn on a square of 32. */
export function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32)
  pdf.roundedRect(0, 0, 32, 32, 7.5).fill(colours.primary)
  pdf.lineWidth(2.5).lineCap('round').strokeColor(colours.onPrimary)
  pdf.circle(11.25, 9, 4.5).stroke()
  pdf.path('M6.75 9v17.5M15.75 9v17.5M6.75 19.75h9M15.75 11.25l9.5 15.25').stroke()
  pdf.circle(11.25, 9, 1.4).fill(colours.onPrimary)
  pdf.restore()
}
