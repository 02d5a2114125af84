import { escapeMarkup } from '../../text/escape-markup.ts'

/**
 * Fills a template, in which `{{field}}` stands for the field's text. Nothing comes of it when a
 * field is not there.
 */
export function fillIn(template: string, fields: unknown): string | undefined {
  const known = new Map<string, unknown>(Object.entries(Object(fields) as object))
  const wanted = [...template.matchAll(slots)].map(([, name = '']) => name)
  if (wanted.some((name) => !known.has(name))) return undefined

  return template.replaceAll(slots, (_, name: string) => {
    const value = known.get(name)
    return typeof value === 'string' ? escapeMarkup(value) : ''
  })
}

const slots = /\{\{(\w+)\}\}/g

/** Data for a script of the page; nothing in it can end the element that it stands in. */
export function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}
