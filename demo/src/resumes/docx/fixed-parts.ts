import type { Look } from '../sheet.ts'
import { declaration, halves, namespaces, withoutHash } from './xml.ts'
import { escapeMarkup } from '@headframe/server/src/text/escape-markup.ts'

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export function contentTypesXml(partNames: readonly string[]): string {
  const overrides = partNames
    .map(
      (name) =>
        `<Override PartName="/word/${name}.xml" ContentType="${main}.${typeOf(name)}+xml"/>`,
    )
    .join('')
  return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`
}

function typeOf(part: string): string {
  return part === 'document' ? 'document.main' : part.replace(/\d+$/, '')
}

const officeType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface Relation {
  readonly id: string
  readonly type: string
  readonly target: string
  readonly isOutside?: boolean
}

export function relationsXml(relations: readonly Relation[]): string {
  const entries = relations.map(({ id, type, target, isOutside }) => {
    const mode = isOutside ? ' TargetMode="External"' : ''
    const full = type.startsWith('http') ? type : `${officeType}/${type}`
    return `<Relationship Id="${id}" Type="${full}" Target="${escapeMarkup(target)}"${mode}/>`
  })
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`
}

export const packageRelations: readonly Relation[] = [
  { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' },
  {
    id: 'rId2',
    type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
    target: 'docProps/core.xml',
  },
]

export function stylesXml(look: Look): string {
  const accent = withoutHash(look.accent)
  const fonts = `<w:rFonts w:ascii="${look.wordFont}" w:hAnsi="${look.wordFont}" w:cs="${look.wordFont}"/>`

  return [
    `${declaration}<w:styles ${namespaces}>`,
    `<w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="${halves(look.size)}"/><w:lang w:val="en-AU"/></w:rPr></w:rPrDefault></w:docDefaults>`,
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
    style('Title', 'Title', '', '<w:sz w:val="44"/>'),
    style(
      'Heading1',
      'heading 1',
      '<w:keepNext/><w:outlineLvl w:val="0"/>',
      `<w:b/><w:color w:val="${accent}"/><w:sz w:val="${halves(look.size + 3)}"/>`,
    ),
    style('Heading2', 'heading 2', '<w:keepNext/><w:outlineLvl w:val="1"/>', '<w:b/>'),
    style('ListParagraph', 'List Paragraph', '<w:ind w:left="360" w:hanging="360"/>', ''),
    '</w:styles>',
  ].join('')
}

function style(id: string, name: string, paragraph: string, run: string): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`
}

/** Word keeps round bullets as a private letter of its Symbol font. */
export function numberingXml(marks: readonly string[]): string {
  const kinds = marks.map((mark, index) => {
    const [letter, font] = mark === '•' ? ['\uf0b7', 'Symbol'] : [escapeMarkup(mark), 'Arial']
    return `<w:abstractNum w:abstractNumId="${index}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="${letter}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="360"/></w:pPr><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr></w:lvl></w:abstractNum>`
  })
  const numbers = marks.map(
    (_, index) => `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${index}"/></w:num>`,
  )
  return `${declaration}<w:numbering ${namespaces}>${kinds.join('')}${numbers.join('')}</w:numbering>`
}

export function propertiesXml(
  { title = '', author = '' }: { readonly title?: string; readonly author?: string },
  madeAt: Date,
): string {
  const moment = `${madeAt.toISOString().slice(0, 19)}Z`
  return `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeMarkup(title)}</dc:title><dc:creator>${escapeMarkup(author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created></cp:coreProperties>`
}
