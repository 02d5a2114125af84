import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${office}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ')

interface DocxContent {
  /** Paragraphs and tables, as WordprocessingML. */
  readonly body: string
  readonly styles?: string
  readonly header?: string
  /** Where each picture lies beside the main part, by the name that the body has for it. */
  readonly pictures?: Readonly<Record<string, string>>
  readonly links?: Readonly<Record<string, string>>
  /** The whole main part, instead of a body in its usual frame. */
  readonly document?: string
  readonly mainType?: string
  readonly parts?: Readonly<Record<string, string | Buffer>>
  /** Parts that stand before all others. */
  readonly first?: Readonly<Record<string, string>>
}

export function makeDocx(content: DocxContent): Promise<Buffer> {
  return zipOf({ ...content.first, ...packageParts(content), ...content.parts })
}

/** The text in a paragraph of its own. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

/** A paragraph that shows a picture, so many points wide and high. */
export function drawing(id: string, width = 595, height = 842): string {
  const size = `cx="${width * 12_700}" cy="${height * 12_700}"`
  return `<w:p><w:r><w:drawing><wp:inline><wp:extent ${size}/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
}

export function table(...rows: readonly (readonly string[])[]): string {
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

function cell(content: string): string {
  return `<w:tc>${content}</w:tc>`
}

export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

function packageParts(content: DocxContent): Record<string, string> {
  const {
    body,
    styles = '',
    header,
    pictures = {},
    links = {},
    mainType = 'document.main+xml',
  } = content
  const section = header ? '<w:sectPr><w:headerReference r:id="head"/></w:sectPr>' : ''
  return {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.${mainType}"/></Types>`,
    '_rels/.rels': relationships([['main', 'officeDocument', 'word/document.xml']]),
    'word/document.xml':
      content.document ??
      `<w:document ${namespaces}><w:body>${body}${section}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships([
      ['styles', 'styles', 'styles.xml'],
      ...(header ? [['head', 'header', 'header1.xml'] as const] : []),
      ...Object.entries(pictures).map(([id, part]) => [id, 'image', part] as const),
      ...Object.entries(links).map(([id, url]) => [id, 'hyperlink', url] as const),
    ]),
    'word/styles.xml': `<w:styles ${namespaces}>${styles}</w:styles>`,
    ...(header ? { 'word/header1.xml': `<w:hdr ${namespaces}>${header}</w:hdr>` } : {}),
  }
}

function relationships(all: readonly (readonly [string, string, string])[]): string {
  const each = all.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${type === 'hyperlink' ? ' TargetMode="External"' : ''}/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`
}
