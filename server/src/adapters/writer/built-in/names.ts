import { stateNames } from '../../geocoder/states.ts'
import { calmName } from './calm.ts'

/** A first name as it is written, but not shouted and not whispered. */
export function firstNameFrom(firstName: string): string {
  if (!/^\p{L}[\p{L}\p{M} .’'-]{0,39}$/u.test(firstName)) return 'this contractor'
  const isWhispered = firstName === firstName.toLowerCase()
  const written = isWhispered
    ? firstName.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    : firstName
  return calmName(written, 3).replaceAll("'", '’')
}

/** A name that can stand in the middle of a sentence. */
export function plainName(name: string | null): string | undefined {
  return plain(calmName(name ?? ''))
}

/** Only the shortest titles are abbreviations. */
export function plainTitle(title: string | null): string | undefined {
  return plain(calmName(title ?? '', 3))
}

/** Names that can stand in a list: without commas of their own, and each once. */
export function plainNames(names: readonly string[]): string[] {
  const listable = names
    .flatMap((name) => plainName(name) ?? [])
    .filter((name) => !name.includes(','))
  return [...new Set(listable)]
}

/** The codes of training units say nothing to a reader. */
export function withoutUnitCode(licence: string): string {
  return licence.replace(/ \([A-Z]{3,}\d{3,}[A-Z]?\)$/, '')
}

/** `in Western Australia`, `in the Northern Territory`. */
export function placeIn(state: string): string | undefined {
  const name = stateNames.get(state.toUpperCase()) ?? plainName(state)
  return name && `in ${name.endsWith('Territory') ? 'the ' : ''}${name}`
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function plain(name: string): string | undefined {
  const written = name.replaceAll("'", '’')
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,’()/&+#-]{0,79}$/u.test(written) ? written : undefined
}
