import type { LetterContent, LetterFact, LetterLink } from './letter-content.ts'
import { htmlOf } from './letter-html.ts'
import { textOf } from './letter-text.ts'
import { webAddress } from './words-and-links.ts'

/** One letter in two versions that say the same. */
export function letter(content: LetterContent): { html: string; text: string } {
  const checked = {
    ...content,
    button: content.button && checkedLink(content.button),
    aside: content.aside && checkedLink(content.aside),
    facts: content.facts?.map(checkedFact),
    answers: content.answers?.map(checkedLink),
    unsubscribeUrl: content.unsubscribeUrl && webAddress(content.unsubscribeUrl),
  }
  return { html: htmlOf(checked), text: textOf(checked) }
}

function checkedLink({ label, url }: LetterLink): LetterLink {
  return { label, url: webAddress(url) }
}

function checkedFact([label, value, url]: LetterFact): LetterFact {
  return url === undefined ? [label, value] : [label, value, webAddress(url)]
}
