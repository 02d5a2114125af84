import { html, nothing, type Markup } from './html.ts'
import {
  actionButton,
  asideOf,
  factsWell,
  footnoteOf,
  heading,
  masthead,
  paragraph,
  plainButton,
  signature,
  table,
} from './letter-blocks.ts'
import type { LetterContent } from './letter-content.ts'
import { adaptations, styles } from './letter-look.ts'

/** Tables and inline styles: mail programs know little else. The classes are for those with a dark side. */
export function htmlOf(content: LetterContent): string {
  const { product, title, preheader, unsubscribeUrl } = content
  const card = table(
    styles.column,
    html`<tr>
        <td class="card" style="${styles.card}">${masthead(product)}${inside(content)}</td>
      </tr>
      ${signature(product, unsubscribeUrl)}`,
  )

  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${title}</title>
        <style>
          ${adaptations}
        </style>
      </head>
      <body class="page" style="${styles.body}">
        <div style="${styles.preheader}">${preheader}${filler}</div>
        ${page(card)}
      </body>
    </html>`.markup
}

/** Keeps a list of mails from showing the letter's own first words behind the preheader. */
const filler = Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`)

function page(column: Markup): Markup {
  return table(
    styles.page,
    html`<tr>
      <td class="page" align="center" style="${styles.gutter}">${ofFixedWidthInOutlook(column)}</td>
    </tr>`,
  )
}

/** Outlook on Windows knows no greatest width. */
function ofFixedWidthInOutlook(column: Markup): Markup {
  return html`<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->
    ${column}
    <!--[if mso]></td></tr></table><![endif]-->`
}

function inside(content: LetterContent): Markup {
  const { title, greeting, paragraphs, facts, button, answers = [], footnote, aside } = content
  const blocks = [
    heading(title),
    ...(greeting ? [paragraph(greeting)] : []),
    ...paragraphs.map(paragraph),
    facts?.length ? factsWell(facts) : nothing,
    button ? actionButton(button) : nothing,
    ...answers.map(plainButton),
    footnote ? footnoteOf(footnote) : nothing,
    aside ? asideOf(aside) : nothing,
  ]
  return table(
    styles.whole,
    html`<tr>
      <td class="inside" style="${styles.inside}">${blocks}</td>
    </tr>`,
  )
}
