import { getDocumentProxy } from 'unpdf'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { NoText } from '../no-text.ts'

/** Nothing is fetched, painted or compiled; pictures are not even unpacked. */
const onlyText = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  isEvalSupported: false,
  useWasm: false,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  enableXfa: false,
  disableAutoFetch: true,
  maxImageSize: 1,
}

export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    // The parser takes over the memory it is given, so it gets a copy.
    return await getDocumentProxy(new Uint8Array(bytes), onlyText)
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new NoText('encrypted', 'The PDF asks for a password')
    }
    throw new NoText('unreadable', 'The PDF cannot be opened')
  }
}
