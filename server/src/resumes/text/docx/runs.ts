import { childOf, elementsOf } from './parse-xml.ts'
import type { XmlElement } from './parse-xml.ts'
import { lookOf } from './styles.ts'
import type { RunLook, Styles } from './styles.ts'

/** What a paragraph is made of, in order. */
export type Bit =
  | { readonly is: 'text'; readonly text: string; readonly look: RunLook; readonly url?: string }
  | { readonly is: 'tab' }
  | { readonly is: 'line end' }
  | { readonly is: 'page end' }
  | { readonly is: 'box'; readonly content: XmlElement; readonly anchor: XmlElement }

/** The paragraphs' own containers, whose children count as its own. */
const transparent = new Set([
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:customXml',
  'w:sdtContent',
  'w:dir',
  'w:bdo',
])

interface Field {
  instruction: string
  isShown: boolean
}

/** Reads the runs of one paragraph; a reader serves one part, as fields reach over paragraphs. */
export class RunReader {
  #styles: Styles
  #urls: ReadonlyMap<string, string>
  #fields: Field[] = []

  constructor(styles: Styles, urls: ReadonlyMap<string, string>) {
    this.#styles = styles
    this.#urls = urls
  }

  read(parent: XmlElement, inherited: RunLook, url?: string): Bit[] {
    return elementsOf(parent).flatMap((child) => {
      if (child.name === 'w:r') return this.#run(child, inherited, url)
      if (child.name === 'w:hyperlink') return this.read(child, inherited, this.#urlOf(child))
      if (child.name === 'w:hlink') return this.read(child, inherited, child.attributes['w:dest'])
      if (child.name === 'w:fldSimple') {
        return this.read(child, inherited, urlIn(child.attributes['w:instr'] ?? '') ?? url)
      }
      if (child.name === 'w:sdt') {
        const content = childOf(child, 'w:sdtContent')
        return content ? this.read(content, inherited, url) : []
      }
      if (child.name === 'mc:AlternateContent') return this.read(chosen(child), inherited, url)
      return transparent.has(child.name) ? this.read(child, inherited, url) : []
    })
  }

  #urlOf(hyperlink: XmlElement): string | undefined {
    return this.#urls.get(hyperlink.attributes['r:id'] ?? '')
  }

  #run(run: XmlElement, inherited: RunLook, url?: string): Bit[] {
    const properties = childOf(run, 'w:rPr')
    const style = childOf(properties, 'w:rStyle')?.attributes['w:val']
    const look = { ...inherited, ...this.#styles.character(style), ...lookOf(properties) }
    return this.#contents(run, look, url)
  }

  #contents(parent: XmlElement, look: RunLook, url?: string): Bit[] {
    return elementsOf(parent).flatMap((child): Bit[] => {
      if (child.name === 'w:fldChar') {
        this.#field(child.attributes['w:fldCharType'])
        return boxOf(child, look)
      }
      if (child.name === 'w:instrText') this.#instruct(child)
      if (child.name === 'mc:AlternateContent') return this.#contents(chosen(child), look, url)
      if (child.name === 'w:drawing' || child.name === 'w:pict') return boxesIn(child)
      if (look.isHidden || this.#fields.some(({ isShown }) => !isShown)) return []
      return bitsOf(child, look, url ?? this.#urlOfField())
    })
  }

  #field(type: string | undefined): void {
    if (type === 'begin') this.#fields.push({ instruction: '', isShown: false })
    const field = this.#fields.at(-1)
    if (type === 'separate' && field) field.isShown = true
    if (type === 'end') this.#fields.pop()
  }

  #instruct(element: XmlElement): void {
    const field = this.#fields.at(-1)
    if (field)
      field.instruction += element.children.filter((child) => typeof child === 'string').join('')
  }

  #urlOfField(): string | undefined {
    return this.#fields.map(({ instruction }) => urlIn(instruction)).findLast((url) => url)
  }
}

function bitsOf(element: XmlElement, look: RunLook, url?: string): Bit[] {
  const written = (text: string): Bit[] => [{ is: 'text', text, look, ...(url ? { url } : {}) }]
  switch (element.name) {
    case 'w:t':
      return written(element.children.filter((child) => typeof child === 'string').join(''))
    case 'w:sym':
      return written(symbolOf(element.attributes['w:char'] ?? ''))
    case 'w:noBreakHyphen':
      return written('-')
    case 'w:tab':
    case 'w:ptab':
      return [{ is: 'tab' }]
    case 'w:cr':
      return [{ is: 'line end' }]
    case 'w:br':
      return [{ is: element.attributes['w:type'] === 'page' ? 'page end' : 'line end' }]
    case 'w:lastRenderedPageBreak':
      return [{ is: 'page end' }]
    default:
      return []
  }
}

/** By its place in a font of pictures, which is in the private area, be that said or not. */
function symbolOf(code: string): string {
  const place = Number.parseInt(code, 16)
  return Number.isNaN(place) ? '' : String.fromCharCode(place < 0x100 ? place + 0xf000 : place)
}

/** A box of a form, ticked or not. */
function boxOf(field: XmlElement, look: RunLook): Bit[] {
  const box = childOf(childOf(field, 'w:ffData'), 'w:checkBox')
  if (!box) return []
  const state = childOf(box, 'w:checked') ?? childOf(box, 'w:default')
  const isTicked = state !== undefined && !/^(?:0|false|off)$/.test(state.attributes['w:val'] ?? '')
  return [{ is: 'text', text: isTicked ? '☑' : '☐', look }]
}

/** A drawing is stored twice, for new programs and for old: one of the two is read. */
export function chosen(alternatives: XmlElement): XmlElement {
  const [choice] = elementsOf(alternatives, 'mc:Choice')
  const fallback = childOf(alternatives, 'mc:Fallback')
  if (choice && (boxesIn(choice).length > 0 || !fallback)) return choice
  return fallback ?? alternatives
}

/** The outermost text boxes of a drawing, each with the drawing that places it. */
function boxesIn(drawing: XmlElement, anchor = drawing): Bit[] {
  return elementsOf(drawing).flatMap((child): Bit[] => {
    if (child.name === 'w:txbxContent') return [{ is: 'box', content: child, anchor }]
    if (child.name === 'mc:AlternateContent') return boxesIn(chosen(child), anchor)
    return boxesIn(child, child.name === 'wp:anchor' ? child : anchor)
  })
}

export function urlIn(instruction: string): string | undefined {
  return /^\s*HYPERLINK\s+(?:\\[a-z]\s+)*"([^"]+)"/i.exec(instruction)?.[1]
}
