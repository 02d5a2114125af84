import { kindOfFile } from '../kind-of-file.ts'
import { pictureInDocx } from '../text/docx/pictures.ts'
import { scanOfPage } from './scan-of-page.ts'
import type { Scan } from './scan-of-page.ts'
import { scanOfPicture } from './scan-of-picture.ts'

/** What a page of a PDF shows, or a picture of a DOCX, which is as good as a page. */
export async function scanIn(bytes: Buffer, page: number): Promise<Scan | undefined> {
  if ((await kindOfFile(bytes)) !== 'docx') return scanOfPage(bytes, page)
  const picture = await pictureInDocx(bytes, page)
  return picture && scanOfPicture(picture.bytes, picture.size)
}
