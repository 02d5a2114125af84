import { html, type Markup } from './html.ts'
import { styles } from './letter-look.ts'

interface Versions {
  readonly html: string
  readonly text: string
}

/** Where the foot of a letter says whom to write to: what people wrote is escaped, and can never be it. */
export const contactPlace: Markup = html`<!--contact-->`

/**
 * A letter with its contact, as it leaves: it may have waited since before somebody was named, and where
 * nobody is, it must not promise that replies are read.
 */
export function withContact(letter: Versions, contact: string | undefined): Versions {
  const said = contact
    ? html`<br />${invitation}<a class="quiet" href="mailto:${contact}" style="${styles.contact}"
          >${contact}</a
        >.`
    : html``
  return {
    // What is put in may hold the signs that a replacement in words would read as its own.
    html: letter.html.replace(contactPlace.markup, () => said.markup),
    text: contact ? `${letter.text}\n\n${invitation}${contact}.` : letter.text,
  }
}

const invitation = 'Questions? Reply to this email, or write to '
