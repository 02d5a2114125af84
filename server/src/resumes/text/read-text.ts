import type { ResumeText } from '../resume-text.ts'
import { kindOfFile } from '../kind-of-file.ts'
import { readDoc } from './doc/read-doc.ts'
import { readDocx } from './docx/read-docx.ts'
import { readHtml } from './html/read-html.ts'
import { NoText } from './no-text.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readRtf } from './rtf/read-rtf.ts'
import { readWordXml } from './word-xml/read-word-xml.ts'
import type { ScannedPage } from '../scans/scanned-page.ts'

/**
 * The text of a document with its layout, with what was read from its pictures. Throws `NoText`
 * when there is none for us.
 */
export async function readText(
  bytes: Buffer,
  scans: readonly ScannedPage[] = [],
): Promise<ResumeText> {
  switch (await kindOfFile(bytes)) {
    case 'pdf':
      return readPdf(bytes, scans)
    case 'docx':
      return readDocx(bytes, scans)
    case 'doc':
      return readDoc(bytes)
    case 'rtf':
      return readRtf(bytes)
    case 'html':
      return readHtml(bytes)
    case 'word-xml':
      return readWordXml(bytes)
    case 'locked':
      throw new NoText('encrypted', 'The document asks for a password')
    case 'damaged':
      throw new NoText('unreadable', 'The document is damaged')
    case undefined:
      throw new NoText('unsupported', 'Neither a PDF nor a Word document')
  }
}
