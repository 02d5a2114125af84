import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { paragraph } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { blocksXml } from './blocks.ts'
import { aBookkeeping } from './bookkeeping.ts'
import {
  contentTypesXml,
  numberingXml,
  packageRelations,
  propertiesXml,
  relationsXml,
  stylesXml,
} from './fixed-parts.ts'
import type { Relation } from './fixed-parts.ts'
import { declaration, namespaces, twips } from './xml.ts'

const paper = { width: 595.3, height: 841.9 }

/** The same sheet as a word processor would have saved it. */
export async function makeDocx(sheet: Sheet, madeAt: Date): Promise<Buffer> {
  const { look } = sheet
  const width = paper.width - 2 * look.margin
  const books = aBookkeeping(look)
  // A document, like a cell, may not end with a table.
  const body = `${blocksXml(sheet.blocks, books, width)}<w:p/>`
  const running = runningParts(sheet, width)

  const document = `${declaration}<w:document ${namespaces}><w:body>${body}${sectionXml(sheet, running)}</w:body></w:document>`
  const relations: Relation[] = [
    { id: 'styles', type: 'styles', target: 'styles.xml' },
    { id: 'numbering', type: 'numbering', target: 'numbering.xml' },
    ...running.map(({ name, type }) => ({ id: name, type, target: `${name}.xml` })),
    ...linkRelations(books.links),
  ]
  const names = ['document', 'styles', 'numbering', ...running.map(({ name }) => name)]

  return zipped(madeAt, {
    '[Content_Types].xml': contentTypesXml(names),
    '_rels/.rels': relationsXml(packageRelations),
    'docProps/core.xml': propertiesXml(sheet.properties, madeAt),
    'word/document.xml': document,
    'word/_rels/document.xml.rels': relationsXml(relations),
    'word/styles.xml': stylesXml(look),
    'word/numbering.xml': numberingXml(books.marks),
    ...Object.fromEntries(
      running.flatMap(({ name, xml, links }) => [
        [`word/${name}.xml`, xml],
        [`word/_rels/${name}.xml.rels`, relationsXml(linkRelations(links))],
      ]),
    ),
  })
}

interface RunningPart {
  readonly name: string
  readonly type: 'header' | 'footer'
  readonly page: 'default' | 'first'
  readonly xml: string
  readonly links: readonly string[]
}

/** What stands at the top and the foot of pages is kept in parts of its own. */
function runningParts(sheet: Sheet, width: number): RunningPart[] {
  const { letterhead, runningHead, foot, look } = sheet
  const parts: RunningPart[] = []
  const add = (type: RunningPart['type'], page: RunningPart['page'], content: Sheet['blocks']) => {
    const books = aBookkeeping(look)
    const inside = blocksXml(content, books, width) || '<w:p/>'
    const tag = type === 'header' ? 'hdr' : 'ftr'
    const xml = `${declaration}<w:${tag} ${namespaces}>${withFields(inside)}</w:${tag}>`
    parts.push({ name: `${type}${parts.length + 1}`, type, page, xml, links: books.links })
  }

  if (letterhead) add('header', 'default', letterhead)
  if (runningHead) {
    add('header', 'default', [paragraph(runningHead, { align: 'right' })])
    add('header', 'first', [])
  }
  if (foot) {
    add('footer', 'default', [paragraph(foot, { align: 'right' })])
    if (runningHead) add('footer', 'first', [paragraph(foot, { align: 'right' })])
  }
  return parts
}

function withFields(xml: string): string {
  return xml.replace('{page}', fieldXml('PAGE')).replace('{pages}', fieldXml('NUMPAGES'))
}

function fieldXml(name: string): string {
  return `</w:t></w:r><w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple><w:r><w:t xml:space="preserve">`
}

function sectionXml({ look, runningHead }: Sheet, running: readonly RunningPart[]): string {
  const references = running.map(
    ({ name, type, page }) => `<w:${type}Reference w:type="${page}" r:id="${name}"/>`,
  )
  const margin = twips(look.margin)
  return [
    `<w:sectPr>${references.join('')}`,
    `<w:pgSz w:w="${twips(paper.width)}" w:h="${twips(paper.height)}"/>`,
    `<w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="500" w:footer="400" w:gutter="0"/>`,
    `${runningHead ? '<w:titlePg/>' : ''}</w:sectPr>`,
  ].join('')
}

function linkRelations(links: readonly string[]): Relation[] {
  return links.map((target, index) => ({
    id: `link${index + 1}`,
    type: 'hyperlink',
    target,
    isOutside: true,
  }))
}

function zipped(madeAt: Date, parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(content, 'utf8'), name, { mtime: madeAt })
  }
  zip.end()
  return buffer(Readable.from(zip.outputStream))
}
