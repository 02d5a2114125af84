import { contactPlace } from './contact-foot.ts'
import { html, nothing, type Markup } from './html.ts'
import { signatureOf, stopWords, type LetterFact, type LetterLink } from './letter-content.ts'
import { styles } from './letter-look.ts'
import { inOneLine } from '../../adapters/mail/one-line.ts'

/** A table that only arranges. */
export function table(style: string, rows: Markup | readonly Markup[]): Markup {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${style}"
  >
    ${rows}
  </table>`
}

export function masthead(product: string): Markup {
  return table(
    styles.whole,
    html`<tr>
      <td class="masthead" style="${styles.masthead}">
        <span style="${styles.product}">${inOneLine(product)}</span>
      </td>
    </tr>`,
  )
}

export function heading(title: string): Markup {
  return html`<h1 class="ink title" style="${styles.title}">${inOneLine(title)}</h1>`
}

export function paragraph(text: string): Markup {
  return html`<p class="ink" style="${styles.paragraph}">${inOneLine(text)}</p>`
}

export function factsWell(facts: readonly LetterFact[]): Markup {
  const rows = facts.map(
    ([label, value, url]) =>
      html`<tr>
        <td class="quiet label" valign="top" style="${styles.label}">
          ${url ? html`<a class="link" href="${url}" style="${styles.link}">${inOneLine(label)}</a>` : inOneLine(label)}
        </td>
        <td class="ink value" valign="top" style="${styles.value}">${inOneLine(value)}</td>
      </tr>`,
  )
  return table(
    styles.facts,
    html`<tr>
      <td class="sunken" style="${styles.well}">${table(styles.whole, rows)}</td>
    </tr>`,
  )
}

/** The link is also there to read: some mail programs take buttons away, and some people distrust them. */
export function plainButton({ label, url }: LetterLink): Markup {
  return table(
    styles.button,
    html`<tr>
      <td class="action" style="${styles.action}">
        <a class="on-action" href="${url}" style="${styles.onAction}">${inOneLine(label)}</a>
      </td>
    </tr>`,
  )
}

export function actionButton(link: LetterLink): Markup {
  const { url } = link
  return html`${plainButton(link)}
    <p class="quiet" style="${styles.hint}">Or copy this link into your browser:</p>
    <p style="${styles.address}">
      <a class="link" href="${url}" style="${styles.link}">${url}</a>
    </p>`
}

export function footnoteOf(text: string): Markup {
  return html`<p class="quiet line" style="${styles.footnote}">${inOneLine(text)}</p>`
}

export function asideOf({ label, url }: LetterLink): Markup {
  return html`<p class="quiet line" style="${styles.footnote}">
    <a class="link" href="${url}" style="${styles.link}">${inOneLine(label)}</a>
  </p>`
}

export function signature(product: string, unsubscribeUrl: string | undefined): Markup {
  const stop = unsubscribeUrl
    ? html`<br /><a class="quiet" href="${unsubscribeUrl}" style="${styles.stop}">${stopWords}</a>`
    : nothing
  const signed = inOneLine(signatureOf(product))
  return html`<tr>
    <td class="quiet" align="center" style="${styles.signature}">
      ${signed}${contactPlace}${stop}
    </td>
  </tr>`
}
