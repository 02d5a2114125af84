import { BlockWriter, plainShape } from '../block-writer.ts'
import type { Shape } from '../block-writer.ts'
import type { Block } from '../docx/blocks.ts'
import type { RunLook } from '../docx/styles.ts'
import { headings, lookWithin } from './html-looks.ts'
import { htmlTokens } from './html-tokens.ts'
import type { HtmlToken } from './html-tokens.ts'

type Opening = Extract<HtmlToken, { is: 'open' }>

interface Open {
  readonly name: string
  readonly look: RunLook
  readonly url: string | undefined
  readonly shape: Shape
}

/** What stands alone and is never closed. */
const empty = new Set(['br', 'hr', 'img', 'meta', 'link', 'input', 'col', 'wbr', 'base', 'area'])
const ownLines = new Set([
  ...headings,
  ...`p div li ul ol dl dt dd table tr td th caption pre section article header footer main aside nav
    address blockquote body html head center form fieldset figure hr title`.split(/\s+/),
])
/** What ends without saying so where another one begins, and within what. */
const ended: Readonly<Record<string, { names: readonly string[]; within: readonly string[] }>> = {
  td: { names: ['td', 'th'], within: ['table'] },
  th: { names: ['td', 'th'], within: ['table'] },
  tr: { names: ['tr'], within: ['table'] },
  li: { names: ['li'], within: ['ul', 'ol'] },
  dt: { names: ['dt', 'dd'], within: ['dl'] },
  dd: { names: ['dt', 'dd'], within: ['dl'] },
  p: { names: ['p'], within: ['table', 'td', 'th', 'li', 'div'] },
}
const deepest = 200
const listIndent = 18

/** Reads a page once. A table within a table is read with the cell that it stands in. */
export class HtmlReader {
  title = ''
  #writer = new BlockWriter()
  #open: Open[] = []
  #tables = 0
  #isListed = false

  get blocks(): readonly Block[] {
    return this.#writer.blocks
  }

  read(source: string): void {
    for (const token of htmlTokens(source)) {
      if (token.is === 'text') this.#write(token.text)
      else if (token.is === 'open') this.#begin(token)
      else this.#end(token.name)
    }
    this.#endParagraph()
    this.#writer.endRow()
  }

  get #within(): Open {
    return this.#open.at(-1) ?? { name: '', look: {}, url: undefined, shape: plainShape }
  }

  #begin(tag: Opening): void {
    const { name, attributes } = tag
    if (name === 'br') return this.#writer.add({ is: 'line end' })
    this.#endUnsaid(name)
    if (ownLines.has(name)) this.#endParagraph()
    if (empty.has(name) || this.#open.length >= deepest) return
    if (name === 'table') this.#tables += 1
    if (name === 'li') this.#isListed = true
    if (/mso-tab-count/i.test(attributes['style'] ?? '')) this.#writer.add({ is: 'tab' })
    const url = (name === 'a' && attributes['href']) || this.#within.url
    const look = lookWithin(this.#within.look, tag)
    this.#open.push({ name, look, url: url || undefined, shape: this.#shapeWithin(name) })
  }

  #shapeWithin(name: string): Shape {
    const { shape } = this.#within
    const isList = name === 'ul' || name === 'ol'
    return {
      ...shape,
      isHeading: shape.isHeading || headings.has(name),
      indent: shape.indent + (isList ? listIndent : 0),
    }
  }

  #endUnsaid(name: string): void {
    const rule = ended[name]
    if (!rule) return
    const { names, within } = rule
    const last = this.#open.findLast((open) => [...names, ...within].includes(open.name))
    if (last && names.includes(last.name)) this.#end(last.name)
  }

  #end(name: string): void {
    const at = this.#open.findLastIndex((open) => open.name === name)
    // A tag that was never opened ends nothing, but its line.
    if (ownLines.has(name)) this.#endParagraph()
    if (at === -1) return
    this.#open.length = at
    if (name === 'table') this.#tables -= 1
    const isOutermost = this.#tables === 1
    if ((name === 'td' || name === 'th') && isOutermost) this.#writer.endCell()
    if ((name === 'tr' && isOutermost) || (name === 'table' && this.#tables === 0)) {
      this.#writer.endRow()
    }
  }

  #endParagraph(): void {
    const shape = { ...this.#within.shape, isListed: this.#isListed }
    this.#writer.endParagraph(shape, this.#tables > 0)
    this.#isListed = false
  }

  #write(text: string): void {
    const { name, look, url } = this.#within
    if (name === 'title') this.title = (this.title + text).trim().slice(0, 300)
    if (name === 'title' || look.isHidden) return
    // A row of blanks that do not break was typed to part columns.
    for (const [index, part] of text.split(/[\t\u00A0 ]*\u00A0{3,}[\t\u00A0 ]*/).entries()) {
      if (index > 0) this.#writer.add({ is: 'tab' })
      const shown = part.replaceAll(/[ \t\r\n\f]+/g, ' ')
      if (shown !== '') this.#writer.add({ is: 'text', text: shown, look, ...(url ? { url } : {}) })
    }
  }
}
