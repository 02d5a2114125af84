import { readPackagedTable } from '../../../packaged/packaged-table.ts'
import { plain, plainPhrase } from '../../../text/plain.ts'
import { isCountry } from './countries.ts'

const stateWords: Readonly<Record<string, string>> = {
  wa: 'WA',
  'western australia': 'WA',
  qld: 'QLD',
  queensland: 'QLD',
  nsw: 'NSW',
  'new south wales': 'NSW',
  vic: 'VIC',
  victoria: 'VIC',
  sa: 'SA',
  'south australia': 'SA',
  tas: 'TAS',
  tasmania: 'TAS',
  nt: 'NT',
  'northern territory': 'NT',
  act: 'ACT',
  'australian capital territory': 'ACT',
}

export const statePattern =
  'W\\.?A|wa|QLD|Qld|qld|nsw|N\\.?S\\.?W|VIC|Vic|S\\.?A|TAS|Tas|N\\.?T|ACT|' +
  'Western Australia|Queensland|New South Wales|Victoria|South Australia|Tasmania|' +
  'Northern Territory|Australian Capital Territory'

/** "Charters Towers Q", "Mackay, Q. 4740", as it is still written up there: only at the end of a place. */
export const queensland = 'Q(?=[.,]?\\s*(?:\\d{4}\\b|$))'

/** Regions and towns of resources that people name without their state. */
const regions = new Set(
  `pilbara|goldfields|bowen basin|hunter valley|galilee basin|surat basin|kimberley|gascoyne|
  mid west|murchison|central queensland|north queensland|far north queensland|north west|wheatbelt|
  south west wa|kalgoorlie|karratha|port hedland|newman|tom price|paraburdoo|moranbah|emerald|mackay|
  mount isa|mt isa|muswellbrook|singleton|dysart|middlemount|blackwater|gladstone|roxby downs|
  broken hill|cobar|orange|mudgee|gunnedah|leonora|laverton|leinster|kambalda|onslow|dampier|collie|
  bunbury|geraldton|esperance|boddington|weipa|groote eylandt|alyangula|nhulunbuy|darwin|alice springs|
  perth|sydney|melbourne|brisbane|adelaide|hobart|canberra|newcastle|wollongong|townsville|cairns|
  rockhampton|toowoomba|gold coast|sunshine coast|fifo|auckland|wellington|christchurch|london|
  johannesburg|toronto|vancouver|new york|san francisco|mumbai|bangalore|bengaluru|delhi|hyderabad|
  chennai|pune|manila|jakarta|kuala lumpur|beijing|shanghai|paris|berlin|munich|amsterdam|dublin|
  coppabella|clermont|collinsville|biloela|tieri|capella|whyalla|port augusta|queenstown|rosebery|
  kununurra|broome|derby|wickham|pannawonica|meekatharra|wiluna|southern cross|norseman|charters towers|remote`
    .split('|')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim()),
)

export function stateOf(text: string): string | undefined {
  return stateWords[plain(text).replaceAll('.', '').trim()]
}

/** From 0 to 1: how much a piece of text sounds like a place. */
export function placeScore(text: string): number {
  const name = plainPhrase(text).replace(/[.,]$/, '')
  if (name.length < 2 || name.length > 60) return 0
  if (stateOf(name) || regions.has(name) || isCountry(name)) return 0.95
  const parts = name.split(/\s*,\s*/)
  const last = parts.at(-1) ?? ''
  // Of a firm, and not of South Australia.
  if (last === 's.a' && !isTown(parts[0] ?? '') && !isLocality(parts[0] ?? '')) return 0
  if (parts.length > 1 && (stateOf(last) ?? isCountry(last))) return 0.95
  const [, town] =
    /^([\p{L} .'’-]+?) (?:wa|qld|nsw|vic|sa|tas|nt|act)(?:,? \d{4})?(?:,? australia)?$/u.exec(
      name,
    ) ?? []
  if (town) return isTown(town) || isLocality(town) || /\d/.test(name) ? 0.95 : 0.6
  if (/^[a-z .'’-]+, [a-z]{2}(?: \d{5})?$/.test(name) && /, [A-Z]{2}/.test(text)) return 0.9
  if (mineSites().has(name)) return 0.7
  return localities().has(name) ? 0.5 : 0
}

/** A locality of Australia by its plain name; many are surnames or words, so it is only a hint. */
export function isLocality(name: string): boolean {
  return localities().has(plainPhrase(name))
}

/** A mine or another site of the sector. */
export function isSiteName(name: string): boolean {
  const said = plainPhrase(name)
  return mineSites().has(said) || mineSites().has(`${said} mine`)
}

export function isTown(name: string): boolean {
  return regions.has(plainPhrase(name))
}

/** Whether the postcode is one of a locality of that name. */
export function hasPostcode(name: string, postcode: string): boolean {
  return localities().get(plain(name).trim())?.includes(postcode) ?? false
}

let knownLocalities: Map<string, string[]> | undefined
let knownSites: Set<string> | undefined

function localities(): Map<string, string[]> {
  if (knownLocalities) return knownLocalities
  knownLocalities = new Map()
  for (const { name, postcode } of readPackagedTable('localities.tsv', ['name', 'postcode'])) {
    const key = plain(name)
    const postcodes = knownLocalities.get(key)
    if (postcodes) postcodes.push(postcode)
    else knownLocalities.set(key, [postcode])
  }
  return knownLocalities
}

function mineSites(): Set<string> {
  knownSites ??= new Set(
    readPackagedTable('mine-sites.tsv', ['name', 'also']).flatMap(({ name, also }) =>
      [name, ...also.split(';')].filter(Boolean).map(plain),
    ),
  )
  return knownSites
}
