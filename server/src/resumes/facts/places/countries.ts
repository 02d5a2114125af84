import { plain } from '../../../text/plain.ts'

/** What people write for countries beside their names. */
const shortNames =
  `aus|nz|png|uk|england|scotland|wales|northern ireland|korea|hong kong|the netherlands|holland|
  usa|us|united states of america|america|czech republic|turkey|drc|democratic republic of congo|
  uae|dubai|abu dhabi|ivory coast|burma|swaziland|remote`
    .split('|')
    .map((name) => name.trim())

/** First names, too: "Smith, Jordan" is no address. */
const firstNames = new Set(['jordan', 'chad', 'georgia', 'jersey'])

const languages = [
  'en',
  'da',
  'nb',
  'sv',
  'fr',
  'de',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'ru',
  'zh',
  'fil',
]
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))

let known: ReadonlySet<string> | undefined

/** A country by its name in English, or in the language of whoever comes from there. */
export function isCountry(text: string): boolean {
  return countries().has(plain(text).replaceAll('.', '').trim())
}

/** The two letters that stand for a country, AU among them. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && namesIn('en', [text]).size > 0
}

function countries(): ReadonlySet<string> {
  if (known) return known
  const inEnglish = namesIn(
    'en',
    letters.flatMap((first) => letters.map((second) => first + second)),
  )
  const codes = [...inEnglish.keys()]
  const names = languages.flatMap((language) => [...namesIn(language, codes).values()])
  known = new Set(
    [...shortNames, ...inEnglish.values(), ...names].filter((name) => !firstNames.has(name)),
  )
  return known
}

/** As the runtime knows them, by those of the codes that are of a country. */
function namesIn(language: string, codes: readonly string[]): Map<string, string> {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code)
      return name && name.length > 1 ? [[code, plain(name)] as const] : []
    }),
  )
}
