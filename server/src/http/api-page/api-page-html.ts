import type { Call } from '@headframe/wire'
import { audiencesOf, Refusal, repliesWithFile, statusOf, wordsFor } from '@headframe/wire'
import type * as z from 'zod/mini'
import { codesOf, fieldsOf, schemaOf } from './openapi.ts'
import { shapeWords } from './shape-words.ts'
import { escapeMarkup } from '../../text/escape-markup.ts'

export interface Area {
  readonly name: string
  readonly calls: readonly Call[]
}

/** The API page: every call with its fields, reply and refusals, on one page that can be searched. */
export function apiPage(
  areas: readonly Area[],
  { title, documentUrl }: { title: string; documentUrl: string },
): string {
  const count = areas.reduce((sum, { calls }) => sum + calls.length, 0)
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<style>${apiPageStyle}</style>
</head>
<body>
<header>
<h1>${escapeMarkup(title)}</h1>
<p>${count} calls. JSON in, JSON out. Every refusal is <code>{"error": "…", "code": "…"}</code>, with <code>fields</code> beside them where a form was filled in wrongly.
The same in <a href="${escapeMarkup(documentUrl)}">OpenAPI</a>.</p>
<nav aria-label="Areas">${areas.map(({ name }) => `<a href="#${anchorOf(name)}">${name}</a>`).join(' ')}</nav>
</header>
<main>
${areas.map(section).join('\n')}
</main>
</body>
</html>`
}

function section({ name, calls }: Area): string {
  return `<section id="${anchorOf(name)}"><h2>${name}</h2>${calls.map(article).join('\n')}</section>`
}

function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

function article(call: Call): string {
  return `<article>
<h3><b>${call.method}</b> <code>${escapeMarkup(call.path)}</code></h3>
<p>${escapeMarkup(call.says)} <em>${escapeMarkup(whoMay(call))}</em>${escapeMarkup(noteOf(call))}</p>
${fieldTable('In the address', fieldsOf(call, true))}
${fieldTable(`In the body, ${bodyWords[call.body ?? 'json']}`, fieldsOf(call, false))}
<details><summary>Reply</summary><pre>${escapeMarkup(replyWords(call))}</pre></details>
${refusalTable(call)}
</article>`
}

const bodyWords = {
  json: 'as JSON',
  form: 'as form fields or JSON',
  multipart: 'as multipart form data',
  raw: 'as the bytes themselves',
  signed: 'as JSON that is signed',
} as const

function whoMay(call: Call): string {
  if (call.who === 'anyone') return 'Anyone.'
  if (call.who === 'guest-or-contractor') return 'Guests and contractors.'
  return `Only ${audiencesOf(call.who).join(' and ')}.`
}

function noteOf({ discloses }: Call): string {
  if (!discloses) return ''
  return 'by' in discloses
    ? ' Each look at a person is written down, and they may read it.'
    : ` No look is written down. ${discloses.unnoted}`
}

function fieldTable(caption: string, fields: readonly [string, Record<string, unknown>][]): string {
  if (fields.length === 0) return ''
  const rows = fields.map(
    ([name, schema]) =>
      `<tr><th scope="row"><code>${escapeMarkup(name)}</code></th><td>${escapeMarkup(typeWords(schema))}</td></tr>`,
  )
  return `<table><caption>${escapeMarkup(caption)}</caption><tbody>${rows.join('')}</tbody></table>`
}

function typeWords(schema: Record<string, unknown>): string {
  const { type, enum: options, maxLength, minLength, minimum, maximum, default: fallback } = schema
  const { description } = schema
  const parts = [
    Array.isArray(options)
      ? options.map(String).join(' · ')
      : typeof type === 'string'
        ? type
        : 'any',
    minLength === undefined && maxLength === undefined
      ? ''
      : `${Number(minLength ?? 0)}…${typeof maxLength === 'number' ? maxLength : ''} characters`,
    typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? `from ${minimum}` : '',
    typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? `to ${maximum}` : '',
    fallback === undefined || fallback === '' ? '' : `default ${JSON.stringify(fallback)}`,
  ]
  const words = parts.filter(Boolean).join(', ')
  return typeof description === 'string' ? `${words}. ${description}` : words
}

function replyWords(call: Call): string {
  if (repliesWithFile(call)) return call.output.file.join(', ')
  return shapeWords(schemaOf(call.output as z.core.$ZodType))
}

function refusalTable(call: Call): string {
  const rows = codesOf(call).map((code) => {
    const text =
      code === 'INVALID' ? 'The first failing rule of the form.' : wordsFor(new Refusal(code), call)
    return `<tr><th scope="row">${statusOf(code)} <code>${code}</code></th><td>${escapeMarkup(text)}</td></tr>`
  })
  return rows.length > 0
    ? `<table><caption>Refused</caption><tbody>${rows.join('')}</tbody></table>`
    : ''
}

export const apiPageStyle = `
:root { color-scheme: light dark; --bg: #fbf8f3; --surface: #fff; --ink: #231a14; --soft: #5a4a3d; --line: #e3d9c9; --ochre: #9a4518 }
@media (prefers-color-scheme: dark) { :root { --bg: #14110e; --surface: #1d1915; --ink: #f4ece1; --soft: #bdb0a0; --line: #3a332b; --ochre: #e8975c } }
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
header, main { max-width: 60rem; margin: auto; padding: 1.5rem 1rem }
h1 { font-size: 1.8rem } h2 { margin: 2.5rem 0 .5rem } h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere }
h3 b { color: var(--ochre); margin-right: .25rem } a { color: var(--ochre); padding: .25rem 0; margin-right: .75rem; display: inline-block }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.25rem; margin: .75rem 0; overflow-x: auto }
p, td, caption, em { color: var(--soft) } em { font-style: normal; font-weight: 600 }
table { width: 100%; border-collapse: collapse; margin-top: .75rem; font-size: .875rem }
caption { text-align: left; font-weight: 600; padding-bottom: .25rem } th { text-align: left; font-weight: 400; width: 14rem; white-space: nowrap }
th, td { border-top: 1px solid var(--line); padding: .35rem .5rem .35rem 0; vertical-align: top }
pre { overflow-x: auto; font-size: .8125rem } summary { cursor: pointer; color: var(--ochre); font-size: .875rem; margin-top: .75rem; min-height: 1.75rem }
`
