declare module 'pdfjs-serverless' {
  import type { PDFDocumentProxy } from 'unpdf/pdfjs'

  /** Its own types cannot be found from modules like ours; those of the newer build are the same here. */
  export function getDocument(options: object): {
    readonly promise: Promise<PDFDocumentProxy>
    destroy(): Promise<void>
  }
}
