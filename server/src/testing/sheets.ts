import readXlsx from 'read-excel-file/node'
import { OfficePackage } from '../resumes/text/docx/office-package.ts'

/** What another library reads in the first sheet of a workbook, and how that is written. */
export async function sheetRows(bytes: Buffer) {
  const [sheet] = await readXlsx(bytes)
  const office = await OfficePackage.open(bytes)
  const xml = await office.read('xl/worksheets/sheet1.xml')
  return { rows: sheet?.data ?? [], xml: xml?.toString() ?? '' }
}
