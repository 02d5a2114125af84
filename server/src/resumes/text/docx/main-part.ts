import type { OfficePackage } from './office-package.ts'
import { elementsOf, parseXml } from './parse-xml.ts'
import { relationshipsOf } from './relationships.ts'

const wordDocument =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml$/i
const mostBytes = 512 * 1024

/**
 * The name of the part that holds the text, when the package is a Word document: not a workbook, a
 * template or a document with macros, and not merely a zip.
 */
export async function findMainPart(office: OfficePackage): Promise<string | undefined> {
  const contentTypes = await office.read('[Content_Types].xml', mostBytes)
  if (!contentTypes || office.has('word/vbaProject.bin')) return undefined

  const relationships = await relationshipsOf(office, '')
  const main = relationships.find(({ type }) => type === 'officeDocument')
  if (!main || !office.has(main.target)) return undefined
  return wordDocument.test(contentTypeOf(main.target, contentTypes)) ? main.target : undefined
}

function contentTypeOf(part: string, contentTypes: Buffer): string {
  const listed = elementsOf(parseXml(contentTypes))
  const own = listed.find(
    ({ name, attributes }) =>
      name === 'ct:Override' && same(attributes['PartName']?.replace(/^\/+/, ''), part),
  )
  const byEnding = listed.find(
    ({ name, attributes }) =>
      name === 'ct:Default' && same(attributes['Extension'], part.split('.').at(-1)),
  )
  return (own ?? byEnding)?.attributes['ContentType'] ?? ''
}

function same(a: string | undefined, b: string | undefined): boolean {
  return a?.toLowerCase() === b?.toLowerCase()
}
