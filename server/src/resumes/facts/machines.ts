import { anyOf } from '../../text/any-of.ts'

const model = anyOf(
  // "Cat 793", "Komatsu 830E", "Hitachi EX5600"
  /\b(?:C(?:at|AT)|Caterpillar|Komatsu|Hitachi|Liebherr|Volvo|Terex|Sandvik|Epiroc) (?:\d{3,4}|\d{2,4}[A-Z]{1,2}|[A-Z]\d{1,3}[A-Z]?\d?)\b(?!-)/gu,
  // "Atlas PV-271", "PC2000", "793F", but not "VOC 24M" as a whole
  /(?:\b(?!VOCs? )[A-Z][\p{L}&]+ )?\b(?:[A-Z]{1,3}-?\d{2,4}[A-Z]{0,2}(?:-\d{1,2})?|\d{3,4}[A-Z]{1,2})\b/gu,
)

/** Machines by the shape of their models: CAT 793F, PC2000. */
export function modelsIn(text: string): string[] {
  return Array.from(text.matchAll(model), ([machine]) => machine)
}

/** "UDR1200 and LF160", "LM90 underground": nothing but machines, with a few small words at most. */
export function namesMachines(text: string): boolean {
  return modelsIn(text).length > 0 && /^[\s,&/\p{Ll}]*$/u.test(text.replaceAll(model, ''))
}
