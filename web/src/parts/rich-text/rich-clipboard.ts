import Clipboard from 'quill/modules/clipboard.js'

import { readPieces } from './rich-text.ts'

/** Takes of what is pasted only the looks that we offer, and copies what is seen. */
export class RichClipboard extends Clipboard {
  override convert(...sent: Parameters<Clipboard['convert']>) {
    const pasted = super.convert(...sent)
    pasted.ops = readPieces(pasted)
    return pasted
  }

  /** The library has cells end a line, but not the heads of columns: those would stick together. */
  protected override normalizeHTML(pasted: Document) {
    super.normalizeHTML(pasted)
    for (const head of pasted.querySelectorAll('th')) renameTo('td', head)
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

function renameTo(name: string, element: Element) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
