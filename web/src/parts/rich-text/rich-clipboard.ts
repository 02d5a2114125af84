import Clipboard from 'quill/modules/clipboard.js'

import { readPieces } from './rich-text.ts'

/** Takes of what is pasted only the looks that we offer, and copies what is seen. */
export class RichClipboard extends Clipboard {
  override convert(...sent: Parameters<Clipboard['convert']>) {
    const pasted = super.convert(...sent)
    pasted.ops = readPieces(pasted)
    return pasted
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
    if (list.querySelector(':scope > [data-list="bullet"]')) renameToBullets(list)
  }
  return copy.innerHTML
}

/** The editor keeps every list in an "ol"; other programs know bullets by "ul". */
function renameToBullets(list: Element) {
  const bullets = document.createElement('ul')
  bullets.append(...list.childNodes)
  list.replaceWith(bullets)
}
