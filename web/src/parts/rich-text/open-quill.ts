import Quill from 'quill/core.js'
import Blockquote from 'quill/formats/blockquote.js'
import Bold from 'quill/formats/bold.js'
import Header from 'quill/formats/header.js'
import Indent from 'quill/formats/indent.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import List from 'quill/formats/list.js'
import Strike from 'quill/formats/strike.js'
import Underline from 'quill/formats/underline.js'

import { RichClipboard } from './rich-clipboard.ts'

/** Links are checked before they come in; here stands what happens to one that is dropped in. */
class SafeLink extends Link {
  static override PROTOCOL_WHITELIST = ['http', 'https', 'mailto']
}

const formats = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strike,
  link: SafeLink,
  header: Header,
  list: List,
  indent: Indent,
  blockquote: Blockquote,
}

Quill.register({ 'modules/clipboard': RichClipboard }, true)
Quill.register(
  Object.fromEntries(Object.entries(formats).map(([name, format]) => [`formats/${name}`, format])),
  true,
)

const noLook = { header: false, list: false, indent: false, blockquote: false }

/** Tab leaves the editor, as it leaves every other field; lists are indented by their own keys. */
const tabKeys = [
  'tab',
  'remove tab',
  'indent',
  'outdent',
  'indent code-block',
  'outdent code-block',
]

/** Opens an editor in an empty element. It owns what is below, until the element is thrown away. */
export function openQuill(host: HTMLElement, placeholder: string): Quill {
  const quill = new Quill(host, {
    placeholder,
    formats: Object.keys(formats),
    modules: {
      keyboard: { bindings: Object.fromEntries(tabKeys.map((name) => [name, null])) },
      history: { userOnly: true },
      uploader: { mimetypes: [] },
    },
  })
  quill.on('text-change', ({ ops }, _before, source) => {
    // Once all is taken away a paragraph is left: a heading would be the look of whatever comes next. Whoever takes
    // back a letter, or chooses the look of an empty line, goes on with it.
    const isCleared = ops.some(({ delete: length = 0 }) => length > 1) && quill.getLength() === 1
    if (source === 'user' && isCleared) quill.formatLine(0, 1, noLook, 'silent')
  })
  return quill
}
