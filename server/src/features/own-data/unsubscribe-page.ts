import { createHash } from 'node:crypto'
import { html, nothing } from '../../kit/mail/html.ts'
import type { Markup } from '../../kit/mail/html.ts'
import { dark, light } from '../../kit/mail/letter-look.ts'

interface Page {
  readonly product: string
  /** What the mails are about; nothing behind a link that leads nowhere any more. */
  readonly mails: string | undefined
  /** They were stopped already. */
  readonly areOff: boolean
  readonly appUrl: string
  /** Where these mails are switched on again, beside the others. */
  readonly settingsUrl: string | undefined
}

/** One sentence and one button. The script says in words what came of it; without it the button works too. */
export function unsubscribePage({ product, mails, areOff, appUrl, settingsUrl }: Page): Buffer {
  const { title, content, asks } = sayingOf(product, mails, areOff)
  const { markup } = html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${product}</title>
        ${styleElement} ${asks ? html`<script src="${scriptOf(appUrl)}" defer></script>` : nothing}
      </head>
      <body>
        <main>
          <p class="product">${product}</p>
          ${content} ${settingsUrl ? settingsLink(settingsUrl) : nothing}
        </main>
      </body>
    </html>`
  return Buffer.from(markup)
}

const questionTitle = 'Stop these emails'
const stoppedTitle = 'You do not get these emails any more'
const endedTitle = 'This link does not work any more'

function sayingOf(product: string, mails: string | undefined, areOff: boolean) {
  if (mails === undefined) return { title: endedTitle, content: ended(product), asks: false }
  return areOff
    ? { title: stoppedTitle, content: stopped(product, mails), asks: false }
    : { title: questionTitle, content: question(product, mails), asks: true }
}

function question(product: string, mails: string): Markup {
  return html`<h1>${questionTitle}</h1>
    <form method="post">
      <p>
        ${product} sends you emails about ${mails}. You can switch them on again in your settings.
      </p>
      <button>Stop these emails</button>
    </form>
    <p
      role="status"
      data-done="You will not get these emails any more."
      data-failed="That did not work. Please try again."
    ></p>`
}

function stopped(product: string, mails: string): Markup {
  return html`<h1>${stoppedTitle}</h1>
    <p>
      ${product} sends you no emails about ${mails}. You can switch them on again in your settings.
    </p>`
}

/** Stays once the button has done its work: whoever wants fewer mails, or these back, goes on from here. */
function settingsLink(url: string): Markup {
  return html`<p class="settings"><a href="${url}">Choose your emails in your settings</a></p>`
}

/** Its account is gone, or the address was not copied whole. */
function ended(product: string): Markup {
  return html`<h1>${endedTitle}</h1>
    <p>
      If your account was erased, ${product} sends you nothing any more. Otherwise please open the
      link in the email again, or choose your emails in your settings.
    </p>`
}

/** What the page needs and nothing more. */
export function unsubscribePolicy({ appUrl }: { appUrl: string }): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `script-src ${scriptOf(appUrl)}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function scriptOf(appUrl: string): string {
  return `${appUrl}/unsubscribe.js`
}

const headings = "'Bricolage Grotesque', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const text = "'Public Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const style = `
:root { color-scheme: light dark; --page: ${light.page}; --card: ${light.card}; --line: ${light.line}; --ink: ${light.ink}; --quiet: ${light.quiet}; --action: ${light.action}; --on-action: ${light.onAction} }
@media (prefers-color-scheme: dark) { :root { --page: ${dark.page}; --card: ${dark.card}; --line: ${dark.line}; --ink: ${dark.ink}; --quiet: ${dark.quiet}; --action: ${dark.action}; --on-action: ${dark.onAction} } }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--page); color: var(--ink); font: 16px/1.55 ${text} }
main { box-sizing: border-box; width: min(100% - 32px, 480px); margin: 32px 0; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 20px }
.product { margin: 0 0 24px; font: 650 19px/1.2 ${headings}; letter-spacing: -0.015em; color: var(--action) }
h1 { margin: 0 0 12px; font: 650 29px/1.17 ${headings}; letter-spacing: -0.015em }
p { margin: 0 0 24px; color: var(--quiet) }
main > :last-child { margin-bottom: 0 }
[role='status'] { margin: 0 }
.settings { margin-top: 24px }
a { color: var(--action); font-weight: 600; text-underline-offset: 3px }
a:focus-visible { outline: 3px solid var(--action); outline-offset: 2px }
button { min-height: 44px; padding: 10px 24px; border: 0; border-radius: 10px; background: var(--action); color: var(--on-action); font: 600 16px/1.5 ${text}; cursor: pointer }
button:focus-visible { outline: 3px solid var(--action); outline-offset: 2px }
[role='status']:not(:empty) { margin-top: 16px; color: var(--ink) }
`

/** Made apart: the policy names its content by hash, so not a blank may be added to it. */
const styleElement: Markup = { markup: `<style>${style}</style>` }
