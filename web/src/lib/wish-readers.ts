import { sizes } from '@headframe/wire'

/**
 * What one value of an address says. Links of ours hand in numbers, the address line hands in text;
 * what cannot be understood is as good as not said.
 */
export type Reader<Value> = (said: unknown) => Value | undefined

export const text: Reader<string> = (said) =>
  writtenOf(said).slice(0, sizes.searchLength) || undefined

/** The first page is the one that nobody has to ask for. */
export const pageNumber: Reader<number> = wholeNumber(2, 1_000_000)

export function oneOf<const Option extends string | number>(
  options: readonly Option[],
): Reader<Option> {
  return (said) => {
    const written = writtenOf(said)
    return options.find((option) => String(option) === written)
  }
}

/** Several of a few, in the order in which they are offered. */
export function someOf<const Option extends string>(options: readonly Option[]): Reader<Option[]> {
  return (said) => {
    const values = valuesOf(said)
    return some(options.filter((option) => values.includes(option)))
  }
}

/** Several values of a form. */
export function everyLike(form: RegExp): Reader<string[]> {
  return (said) => some(valuesOf(said).filter((value) => form.test(value)))
}

const idForm = /^[1-9]\d{0,8}$/

export const ids: Reader<number[]> = (said) => everyLike(idForm)(said)?.map(Number)

export function numberWithin(least: number, most: number): Reader<number> {
  return (said) => {
    const written = writtenOf(said)
    if (!/^-?\d{1,12}(?:\.\d{1,20})?$/.test(written)) return undefined
    const number = Number(written)
    return number >= least && number <= most ? number : undefined
  }
}

export function wholeNumber(least: number, most: number): Reader<number> {
  const read = numberWithin(least, most)
  return (said) => {
    const number = read(said)
    return Number.isInteger(number) ? number : undefined
  }
}

const mostValues = 50

function writtenOf(said: unknown): string {
  return typeof said === 'string' || typeof said === 'number' ? String(said).trim() : ''
}

/** Values with commas between them, or one after the other. */
function valuesOf(said: unknown): string[] {
  const values = [said].flat().flatMap((one) => writtenOf(one).split(','))
  return [...new Set(values.map((one) => one.trim()).filter(Boolean))].slice(0, mostValues)
}

function some<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined
}
