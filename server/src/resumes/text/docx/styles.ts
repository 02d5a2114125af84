import { childOf, elementsOf } from './parse-xml.ts'
import type { XmlElement } from './parse-xml.ts'

/** How a run looks, as far as it is said; what is not said is inherited. */
export interface RunLook {
  readonly size?: number
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly isHidden?: boolean
  readonly color?: string
}

export interface ParagraphStyle {
  readonly look: RunLook
  readonly isHeading: boolean
  readonly isListed: boolean
  /** In points. */
  readonly indent: number
}

interface Style extends Partial<ParagraphStyle> {
  readonly basedOn?: string
}

const usualSize = 10
const deepestInheritance = 12
const headingNames = /^(?:heading \d|(?:section|cv|resume)[ -]?(?:heading|title).*)$/i
const outlineLevels = 9
/** Their letters are pictures; read as letters they would stick to the words behind them. */
const pictureFonts = /wingdings|webdings|awesome|icons?$|icomoon|material symbols/i

/** The styles of a document by their ids, with what they inherit. */
export class Styles {
  #byId = new Map<string, Style>()
  #defaultId: string | undefined
  #defaults: RunLook = { size: usualSize }

  constructor(part?: XmlElement) {
    if (!part) return
    const defaults = childOf(childOf(childOf(part, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr')
    this.#defaults = { ...this.#defaults, ...lookOf(defaults) }
    for (const style of elementsOf(part, 'w:style')) {
      const id = style.attributes['w:styleId']
      if (id === undefined) continue
      this.#byId.set(id, readStyle(style))
      const isDefault = isOn(style.attributes['w:default'])
      if (isDefault && style.attributes['w:type'] === 'paragraph') this.#defaultId = id
    }
  }

  paragraph(id?: string): ParagraphStyle {
    const chain = this.#chain(id ?? this.#defaultId)
    return {
      look: Object.assign({}, this.#defaults, ...chain.map(({ look }) => look)),
      isHeading: chain.findLast(({ isHeading }) => isHeading !== undefined)?.isHeading ?? false,
      isListed: chain.findLast(({ isListed }) => isListed !== undefined)?.isListed ?? false,
      indent: chain.findLast(({ indent }) => indent !== undefined)?.indent ?? 0,
    }
  }

  character(id?: string): RunLook {
    return Object.assign({}, ...this.#chain(id).map(({ look }) => look))
  }

  /** From the oldest ancestor to the style itself. */
  #chain(id: string | undefined): Style[] {
    const chain: Style[] = []
    for (let next = id; next !== undefined && chain.length < deepestInheritance;) {
      const style = this.#byId.get(next)
      if (!style) break
      chain.unshift(style)
      next = style.basedOn
    }
    return chain
  }
}

export function lookOf(properties: XmlElement | undefined): RunLook {
  const size = Number(childOf(properties, 'w:sz')?.attributes['w:val'])
  const color = childOf(properties, 'w:color')?.attributes['w:val']
  const font = childOf(properties, 'w:rFonts')?.attributes['w:ascii'] ?? ''
  return {
    ...(size > 0 ? { size: size / 2 } : {}),
    ...(color === undefined ? {} : { color }),
    ...toggle(properties, 'w:b', 'isBold'),
    ...toggle(properties, 'w:i', 'isItalic'),
    ...toggle(properties, 'w:vanish', 'isHidden'),
    ...(pictureFonts.test(font) ? { isHidden: true } : {}),
  }
}

/** Only what the paragraph or style says itself. */
export function shapeOf(properties: XmlElement | undefined): Partial<ParagraphStyle> {
  const level = childOf(properties, 'w:outlineLvl')?.attributes['w:val']
  const numbered = childOf(childOf(properties, 'w:numPr'), 'w:numId')
  const list = (numbered ?? childOf(childOf(properties, 'w:listPr'), 'w:ilfo'))?.attributes['w:val']
  const indents = childOf(properties, 'w:ind')?.attributes
  const indent = Number(indents?.['w:left'] ?? indents?.['w:start'])
  return {
    ...(level === undefined ? {} : { isHeading: Number(level) < outlineLevels }),
    ...(list === undefined ? {} : { isListed: list !== '0' }),
    ...(Number.isFinite(indent) ? { indent: indent / 20 } : {}),
  }
}

function readStyle(style: XmlElement): Style {
  const name = childOf(style, 'w:name')?.attributes['w:val'] ?? ''
  const basedOn = childOf(style, 'w:basedOn')?.attributes['w:val']
  return {
    ...(basedOn === undefined ? {} : { basedOn }),
    look: lookOf(childOf(style, 'w:rPr')),
    ...shapeOf(childOf(style, 'w:pPr')),
    ...(headingNames.test(name) ? { isHeading: true } : {}),
  }
}

function toggle<Key extends string>(
  properties: XmlElement | undefined,
  element: string,
  key: Key,
): { [key in Key]?: boolean } {
  const found = childOf(properties, element)
  // A computed key widens to any text; this one is Key.
  return found
    ? ({ [key]: isOn(found.attributes['w:val'] ?? 'on') } as { [key in Key]: boolean })
    : {}
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !['0', 'false', 'off', 'none'].includes(value)
}
