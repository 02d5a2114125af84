import type { Paragraph, Run } from '../sheet.ts'
import { numberOf } from './bookkeeping.ts'
import type { Bookkeeping } from './bookkeeping.ts'
import { halves, twips, withoutHash } from './xml.ts'
import { escapeMarkup } from '@headframe/server/src/text/escape-markup.ts'

const styleOf: Readonly<Record<Paragraph['role'], string | undefined>> = {
  name: 'Title',
  heading: 'Heading1',
  subheading: 'Heading2',
  bullet: 'ListParagraph',
  text: undefined,
}

export function paragraphXml(block: Paragraph, books: Bookkeeping, width: number): string {
  const { typesBullets } = books.look
  const isTyped = block.role === 'bullet' && typesBullets
  const typed = isTyped && block.mark ? runXml({ text: `${block.mark} ` }, books) : ''
  const right = block.right ? `<w:r><w:tab/></w:r>${runsXml(block.right, books)}` : ''
  return `<w:p>${propertiesXml(block, books, width)}${typed}${runsXml(block.runs, books)}${right}</w:p>`
}

function propertiesXml(block: Paragraph, books: Bookkeeping, width: number): string {
  const { look } = books
  const style = look.hasNoStyles ? undefined : styleOf[block.role]
  const listed = block.role === 'bullet' && !look.typesBullets && block.mark
  const before = twips(block.before ?? 0)
  const after = twips(block.after ?? 0)
  const border = `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="${withoutHash(look.accent)}"/></w:pBdr>`

  return [
    '<w:pPr>',
    style ? `<w:pStyle w:val="${style}"/>` : '',
    /heading/.test(block.role) ? '<w:keepNext/>' : '',
    listed
      ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${numberOf(listed, books.marks)}"/></w:numPr>`
      : '',
    block.hasRule ? border : '',
    block.fill ? `<w:shd w:val="clear" w:color="auto" w:fill="${withoutHash(block.fill)}"/>` : '',
    block.right ? `<w:tabs><w:tab w:val="right" w:pos="${twips(width)}"/></w:tabs>` : '',
    `<w:spacing w:before="${before}" w:after="${after}" w:line="${Math.round(look.leading * 200)}" w:lineRule="auto"/>`,
    block.indent && !listed ? `<w:ind w:left="${twips(block.indent)}"/>` : '',
    block.align ? `<w:jc w:val="${block.align}"/>` : '',
    '</w:pPr>',
  ].join('')
}

function runsXml(runs: readonly Run[], books: Bookkeeping): string {
  return runs.map((run) => (run.link ? linkXml(run, run.link, books) : runXml(run, books))).join('')
}

function linkXml(run: Run, link: string, books: Bookkeeping): string {
  return `<w:hyperlink r:id="link${numberOf(link, books.links)}">${runXml(run, books)}</w:hyperlink>`
}

function runXml(run: Run, { look }: Bookkeeping): string {
  const { text, isBold, isItalic, size = look.size, colour, spacing } = run
  const properties = [
    isBold ? '<w:b/>' : '',
    isItalic ? '<w:i/>' : '',
    colour ? `<w:color w:val="${withoutHash(colour)}"/>` : '',
    spacing ? `<w:spacing w:val="${twips(spacing)}"/>` : '',
    size === look.size ? '' : `<w:sz w:val="${halves(size)}"/>`,
  ].join('')
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r>`
}
