import type { RunLook } from '../docx/styles.ts'
import type { HtmlToken } from './html-tokens.ts'

type Opening = Extract<HtmlToken, { is: 'open' }>

export const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

const sizes: Readonly<Record<string, number>> = { h1: 20, h2: 16, h3: 14, h4: 12 }
const bold = new Set(['b', 'strong', 'th', ...headings])
const italic = new Set(['i', 'em', 'cite'])

/** How what stands within a tag looks, by its name and by its own style. */
export function lookWithin(look: RunLook, { name, attributes }: Opening): RunLook {
  const style = attributes['style'] ?? ''
  const size = sizes[name] ?? sizeIn(style)
  const weight = /font-weight:\s*(bold|[5-9]00|normal|[1-4]00)/i.exec(style)?.[1]
  const isHidden = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i.test(style)
  return {
    ...look,
    ...(bold.has(name) ? { isBold: true } : {}),
    ...(italic.has(name) || /font-style:\s*italic/i.test(style) ? { isItalic: true } : {}),
    ...(weight === undefined ? {} : { isBold: /bold|[5-9]00/i.test(weight) }),
    ...(size === undefined ? {} : { size }),
    ...(isHidden || 'hidden' in attributes ? { isHidden: true } : {}),
  }
}

const pointsOfPixel = 0.75

function sizeIn(style: string): number | undefined {
  const [, number, unit] = /font-size:\s*(\d{1,3}(?:\.\d{1,3})?)\s*(pt|px)/i.exec(style) ?? []
  if (number === undefined) return undefined
  return Number(number) * (unit?.toLowerCase() === 'px' ? pointsOfPixel : 1) || undefined
}
