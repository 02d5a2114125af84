import type { PDFPageProxy } from 'unpdf/pdfjs'
import type { Drawn } from './pieces.ts'

type Annotations = Awaited<ReturnType<PDFPageProxy['getAnnotations']>>

interface Field {
  readonly values: readonly string[]
  readonly rect: readonly [number, number, number, number]
  readonly size: number
  readonly isMultiLine: boolean
}

const mostFields = 1000
const mostLetters = 2000
const usualSize = 10
const lineToLine = 1.2
/** Of the letters of a text in usual fonts, in parts of their size. */
const meanWidth = 0.5
const hidden = 0x02 | 0x20

/**
 * What somebody filled into a form, where the form shows it: it is no text of the page. Boxes are told where
 * one of them is ticked; a form that nobody ticked says nothing of what is held.
 */
export function filledInFields(annotations: Annotations): Drawn[] {
  const shown = annotations
    .slice(0, mostFields)
    .filter(
      ({ subtype, annotationFlags = 0, password }) =>
        subtype === 'Widget' && (annotationFlags & hidden) === 0 && password !== true,
    )
  const boxes = shown.filter(
    ({ checkBox, radioButton }) => checkBox === true || radioButton === true,
  )
  const areTicked = boxes.some(isTicked)
  return shown.flatMap((annotation) => {
    const field = fieldOf(annotation, boxes.includes(annotation) && areTicked)
    return field ? drawn(field) : []
  })
}

function isTicked({
  checkBox,
  fieldValue,
  exportValue,
  buttonValue,
}: Annotations[number]): boolean {
  const own: unknown = checkBox === true ? exportValue : buttonValue
  return typeof fieldValue === 'string' && fieldValue !== 'Off' && fieldValue === own
}

function fieldOf(annotation: Annotations[number], isBox: boolean): Field | undefined {
  const { rect, fieldType, multiLine } = annotation
  const height = rect[3] - rect[1]
  const size =
    Number(annotation.defaultAppearanceData?.fontSize) || Math.min(usualSize, height * 0.7)
  const values = isBox
    ? [isTicked(annotation) ? '☑' : '☐']
    : fieldType === 'Tx' || fieldType === 'Ch'
      ? linesOf(annotation)
      : []
  if (values.length === 0 || !(size > 0)) return undefined
  return { values, rect, size, isMultiLine: multiLine === true }
}

/** As they are shown, where the file keeps that; else as they were typed. */
function linesOf({ fieldValue, textContent, options }: Annotations[number]): string[] {
  const typed: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  const texts = typed
    .filter((value) => typeof value === 'string')
    .map((value) => nameOf(value, options))
  const shown: unknown = textContent
  const whole = Array.isArray(shown) && shown.length > 0 ? shown.map(String) : texts
  return whole
    .flatMap((text) => text.slice(0, mostLetters).split(/[\r\n]+/))
    .filter((text) => text.trim() !== '')
}

/** A list shows other words than it keeps. */
function nameOf(value: string, options: unknown): string {
  const known: { exportValue?: unknown; displayValue?: unknown }[] = Array.isArray(options)
    ? options
    : []
  const { displayValue } = known.find(({ exportValue }) => exportValue === value) ?? {}
  return typeof displayValue === 'string' ? displayValue : value
}

function drawn({ values, rect: [left, bottom, , top], size, isMultiLine }: Field): Drawn[] {
  const middle = (top + bottom) / 2 - 0.35 * size
  const first = isMultiLine || values.length > 1 ? top - size : middle
  return values.map((str, at) => ({
    str,
    width: str.length * meanWidth * size,
    transform: [size, 0, 0, size, left, first - at * lineToLine * size],
    fontName: '',
  }))
}
