import { SaxesParser } from 'saxes'

/** An element by its usual prefix, whatever prefix the document writes. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

export class BadXml extends Error {
  override name = 'BadXml'
}

const mostElements = 600_000
const deepest = 400

/** What the namespaces of WordprocessingML are usually called; both its editions, and the one of 2003. */
const prefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'http://schemas.openxmlformats.org/package/2006/content-types': 'ct',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://schemas.microsoft.com/office/word/2003/wordml': 'w',
  'http://schemas.microsoft.com/office/word/2003/auxHint': 'wx',
  'urn:schemas-microsoft-com:office:office': 'o',
}

interface OpenElement {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** Well-formed XML without a document type: no entity but the five, and nothing from outside. */
export function parseXml(bytes: Buffer): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let elements = 0

  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new BadXml(error.message)
  })
  parser.on('doctype', () => {
    throw new BadXml('A document type is not taken')
  })
  parser.on('opentag', (tag) => {
    elements += 1
    if (elements > mostElements || open.length > deepest) throw new BadXml('Too many elements')
    const attributes: Record<string, string> = {}
    for (const attribute of Object.values(tag.attributes)) {
      attributes[known(attribute.uri, attribute.local)] = attribute.value
    }
    const element = { name: known(tag.uri, tag.local), attributes, children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (text) => open.at(-1)?.children.push(text))
  parser.on('cdata', (text) => open.at(-1)?.children.push(text))
  parser.write(decode(bytes)).close()

  const [element] = elementsOf(root)
  if (!element) throw new BadXml('Nothing in it')
  return element
}

export function elementsOf(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (!name || child.name === name),
  )
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && elementsOf(element, name)[0]
}

export function textOf(element: XmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')
}

/** The element and all within it that have the name, outermost first. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) =>
    child.name === name ? [child] : descendantsOf(child, name),
  )
}

function known(uri: string, local: string): string {
  const prefix = prefixes[uri]
  return prefix ? `${prefix}:${local}` : local
}

function decode(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
