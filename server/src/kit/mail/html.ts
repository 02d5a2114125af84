import { escapeMarkup } from '../../text/escape-markup.ts'

/** What is safe to put into HTML as it is. Only `html` and `css` make it. */
export interface Markup {
  readonly markup: string
}

/** HTML from a template: whatever is put in is text, and is escaped, unless it came from `html` itself. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) }
}

/** Rules for a style element, made of our own values only. */
export function css(parts: TemplateStringsArray, ...values: readonly string[]): Markup {
  return { markup: String.raw({ raw: parts }, ...values) }
}

export const nothing: Markup = html``

function markupOf(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return escapeMarkup(value)
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('\n')
}
