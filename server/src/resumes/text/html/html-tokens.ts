import { plainText } from './entities.ts'

/** One thing that a page of the web says. */
export type HtmlToken =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'close'; readonly name: string }
  | {
      readonly is: 'open'
      readonly name: string
      readonly attributes: Readonly<Record<string, string>>
    }

const tagName = /<(\/?)([a-z][a-z\d:-]{0,40})/iy
const attribute = /\s*\/?([^\s=>"'/]{1,60})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]{1,2000})))?/y
const mostAttributes = 60
/** What stands within is no text of the page. */
const silent = /^(?:script|style|template|noscript|svg|math|iframe|object|textarea|select|xml)$/

/** Its tags and texts in order. Comments, scripts and styles are no part of it. */
export function* htmlTokens(source: string): Generator<HtmlToken> {
  let at = 0
  while (at < source.length) {
    const next = source.indexOf('<', at)
    const end = next === -1 ? source.length : next
    if (end > at) yield { is: 'text', text: plainText(source.slice(at, end)) }
    if (next === -1) return
    if (source.startsWith('<!', next) || source.startsWith('<?', next)) {
      at = endOfNote(source, next)
      continue
    }
    const tag = tagAt(source, next)
    if (!tag) {
      yield { is: 'text', text: '<' }
      at = next + 1
      continue
    }
    at = tag.next
    if (tag.token.is === 'open' && silent.test(tag.token.name)) {
      at = endOfSilence(source, tag.token.name, at)
    } else yield tag.token
  }
}

/** A comment, or what is only for programs: up to where it ends, or else to the end. */
function endOfNote(source: string, at: number): number {
  const mark = source.startsWith('<!--', at) ? '-->' : '>'
  const end = source.indexOf(mark, at + 2)
  return end === -1 ? source.length : end + mark.length
}

function endOfSilence(source: string, name: string, at: number): number {
  const end = new RegExp(String.raw`</${name}\s*>`, 'gi')
  end.lastIndex = at
  const found = end.exec(source)
  return found ? found.index + found[0].length : source.length
}

function tagAt(source: string, at: number): { token: HtmlToken; next: number } | undefined {
  tagName.lastIndex = at
  const [whole, slash, raw] = tagName.exec(source) ?? []
  if (whole === undefined || raw === undefined) return undefined
  const name = raw.toLowerCase()
  const attributes: Record<string, string> = {}
  let next = at + whole.length
  for (let count = 0; count < mostAttributes; count++) {
    attribute.lastIndex = next
    const found = attribute.exec(source)
    if (!found) break
    const [text, key = '', quoted, single, bare] = found
    attributes[key.toLowerCase()] = plainText(quoted ?? single ?? bare ?? '')
    next += text.length
  }
  const end = source.indexOf('>', next)
  return {
    token: slash ? { is: 'close', name } : { is: 'open', name, attributes },
    next: end === -1 ? source.length : end + 1,
  }
}
