import Clipboard from 'quill/modules/clipboard.js'

import { readPieces } from './rich-text.ts'

/** Takes of what is pasted only the looks that we offer, and copies what is seen. */
export class RichClipboard extends Clipboard {
  override convert(...sent: Parameters<Clipboard['convert']>) {
    const pasted = super.convert(...sent)
    pasted.ops = readPieces(pasted)
    return pasted
  }

  /** We have no tables: a row of short cells is one line, and each cell that holds more begins its own. */
  protected override normalizeHTML(pasted: Document) {
    super.normalizeHTML(pasted)
    // A table may stand in a cell of another one.
    for (const row of [...pasted.querySelectorAll('tr')].toReversed()) asLine(row)
    for (const head of pasted.querySelectorAll('th')) renameTo('td', head)
    for (const picture of pasted.querySelectorAll('img')) dropPicture(picture)
  }

  /** The library writes its HTML in a way that can be abused; the selection itself cannot. */
  override onCopy(...[range]: Parameters<Clipboard['onCopy']>) {
    return { text: this.quill.getText(range), html: selectedHtml() }
  }
}

function selectedHtml(): string {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0) return ''
  const copy = document.createElement('div')
  copy.append(selection.getRangeAt(0).cloneContents())
  for (const mark of copy.querySelectorAll('.ql-ui')) mark.remove()
  for (const list of copy.querySelectorAll('ol')) {
    // The editor keeps every list in an "ol"; other programs know bullets by "ul".
    if (list.querySelector(':scope > [data-list="bullet"]')) renameTo('ul', list)
  }
  return copy.innerHTML
}

/** "Roster | 8/6": the library has each cell end a line, which tears apart what a row says. */
function asLine(row: HTMLTableRowElement) {
  const cells = [...row.querySelectorAll('th, td')].filter((cell) => cell.textContent.trim() !== '')
  const lines = cells.flatMap((cell) => onlyLineOf(cell) ?? [])
  if (lines.length < cells.length || cells.length < 2) return
  const line = row.ownerDocument.createElement('p')
  for (const [at, { childNodes }] of lines.entries())
    line.append(...(at > 0 ? [' | '] : []), ...childNodes)
  row.replaceWith(line)
}

/** What holds all of a cell, unless that is more than a line. */
function onlyLineOf(cell: Element): Element | undefined {
  const [block, ...others] = cell.querySelectorAll(blocks)
  if (!block) return cell
  const isAll = block.textContent.trim() === cell.textContent.trim()
  return isAll && others.length === 0 ? block : undefined
}

const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre'

/** A paragraph of nothing but a picture, which we do not take, would be an empty line. */
function dropPicture(picture: Element) {
  const paragraph = picture.closest('p')
  picture.remove()
  if (paragraph?.textContent.trim() === '') paragraph.remove()
}

function renameTo(name: string, element: Element) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
