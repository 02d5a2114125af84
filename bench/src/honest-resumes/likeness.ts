import { australianStates } from '@headframe/wire'

/** When a person would say that what was read is what is printed. */

export function sameName(read: string, real: string): boolean {
  return joined(read, honorifics) === joined(real, honorifics)
}

/** What stands in brackets may be left out; a rank may be shortened, and never left out. */
export function sameRole(read: string, real: string): boolean {
  return isAnyAlike(read, real, (words) => joined(words, smallWords))
}

/** The legal form may be left out, and what stands in brackets. */
export function sameCompany(read: string, real: string): boolean {
  return isAnyAlike(read, real, (words) => joined(words, [...smallWords, ...legalForms]))
}

/** The same number, with or without the country in front. */
export function samePhone(read: string, real: string): boolean {
  const [one, other] = [digitsOf(read), digitsOf(real)]
  const shorter = Math.min(one.length, other.length)
  return shorter >= 7 && (one.endsWith(other) || other.endsWith(one))
}

/** The town, or the country where nothing else is printed, within a longer or a shorter address. */
export function samePlace(read: string, real: string): boolean {
  const [readTown, realTown] = [townOf(read), townOf(real)]
  const [readStates, realStates] = [statesOf(read), statesOf(real)]
  const isElsewhere =
    readStates.length > 0 && realStates.length > 0 && readStates[0] !== realStates[0]
  if (isElsewhere) return false
  if (realTown.length === 0) return readStates[0] === realStates[0]
  return isWithin(realTown, wordsOf(read)) || (readTown.length > 0 && isWithin(readTown, realTown))
}

const honorifics = ['dr', 'mr', 'mrs', 'ms', 'prof', 'professor']
const smallWords = ['and', 'the']
const legalForms = [
  'pty ltd limited nl inc llc plc corp co pvt wll',
  'gmbh ag sa saa sas sarl eirl srl spa sl ltda sp z oo bv nv as aps ab',
].flatMap((line) => line.split(' '))

const shortened: Readonly<Record<string, string>> = {
  snr: 'senior',
  sr: 'senior',
  jnr: 'junior',
  jr: 'junior',
}

/** In small letters without accents; `S.p.A.` and `A/S` are a word each. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/\b(\p{L})[./](?=\p{L}\b)/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => shortened[word] ?? word)
}

export function isWithin(few: readonly string[], many: readonly string[]): boolean {
  return few.every((word) => many.includes(word))
}

function joined(text: string, without: readonly string[]): string {
  return wordsOf(text)
    .filter((word) => !without.includes(word))
    .join('')
}

function isAnyAlike(read: string, real: string, fold: (words: string) => string): boolean {
  const [reads, reals] = [read, real].map((text) => [fold(text), fold(unbracketed(text))])
  return reads?.some((one) => one !== '' && reals?.includes(one)) ?? false
}

export function unbracketed(text: string): string {
  return text.replaceAll(/\([^)]*\)/g, ' ')
}

function digitsOf(phone: string): string {
  return phone.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '')
}

const stateNames: Readonly<Record<string, string>> = {
  'western australia': 'wa',
  'south australia': 'sa',
  'new south wales': 'nsw',
  'northern territory': 'nt',
  queensland: 'qld',
  victoria: 'vic',
  tasmania: 'tas',
}
const states = australianStates.map((state) => state.toLowerCase())

function withShortStates(place: string): string {
  return Object.entries(stateNames).reduce(
    (text, [long, short]) => text.replaceAll(long, short),
    place.toLowerCase(),
  )
}

function statesOf(place: string): string[] {
  return wordsOf(withShortStates(place)).filter((word) => states.includes(word))
}

/** The words before the first comma that are neither a state nor a postcode. */
function townOf(place: string): string[] {
  const [town = ''] = withShortStates(place).split(',')
  return wordsOf(town).filter((word) => !states.includes(word) && !/\d/.test(word))
}
