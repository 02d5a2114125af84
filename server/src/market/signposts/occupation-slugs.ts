import { allOccupations } from '../../occupations/nearness.ts'
import { occupationsIn } from '../../occupations/occupations-in.ts'
import { plain } from '../../text/plain.ts'

/** "Driller's Offsider" is `drillers-offsider` in an address. */
export function slugOfOccupation(occupation: string): string {
  return plain(occupation)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}

let bySlug: ReadonlyMap<string, string> | undefined

/** The occupation that is named so, or by any other way to say it: "sparky" leads to electricians. */
export function occupationOfSlug(slug: string): string | undefined {
  bySlug ??= new Map(allOccupations().map((name) => [slugOfOccupation(name), name]))
  return bySlug.get(slug) ?? occupationSaid(slug.replaceAll('-', ' '))
}

/** In capitals, since some names are ordinary words without them. */
function occupationSaid(said: string): string | undefined {
  const words = said.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())
  const [found, ...others] = occupationsIn(words)
  const isWhole = found?.start === 0 && found.end === words.length
  return isWhole && others.length === 0 ? found.occupation : undefined
}
