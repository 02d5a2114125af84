import type { LetterContent } from './letter-content.ts'
import { htmlOf } from './letter-html.ts'
import { textOf } from './letter-text.ts'
import { webAddress } from './words-and-links.ts'

/** One letter in two versions that say the same. */
export function letter(content: LetterContent): { html: string; text: string } {
  const checked = {
    ...content,
    button: content.button && { ...content.button, url: webAddress(content.button.url) },
    unsubscribeUrl: content.unsubscribeUrl && webAddress(content.unsubscribeUrl),
  }
  return { html: htmlOf(checked), text: textOf(checked) }
}
