import { anyOf, pattern } from '../../../../text/any-of.ts'
import {
  areClassesAlone,
  driverClasses,
  heavyLetters,
  highRiskClasses,
  highRiskLetters,
} from './class-letters.ts'
import { licenceCalled, type FoundLicence } from './known-licences.ts'

const highRiskWords = anyOf(
  /high[ -]risk|hrwl?|hrw|work ?safe|dogg(?:ing|er|man)|rigg(?:ing|er)|scaffold(?:ing|er)?/i,
  /crane|forklift|fork lift|ewp|boom|elevated? work|boiler|hoist/i,
)

const highRiskWord = pattern`\b${highRiskWords}\b`
const driverWord =
  /\b(?:driv\w+|car|truck|road|vehicle|motor|heavy (?:rigid|combination|vehicle)|manual|auto(?:matic)?|open|unrestricted|synchro)\b/i
const licenceWord =
  /\b(?:licen[cs]e[sd]?|lic|licen[cs]ing|class(?:es)?|tickets?|hrwl?|high[ -]risk)\b/i
/** A slash stands between classes, as in WP/LF/DG, and else before what is none. */
const code = new RegExp(
  `(?<![\\p{L}\\p{N}&-]|(?<!\\b(?:${highRiskLetters}))/)(?:${highRiskLetters})(?![\\p{L}\\p{N}]|[-&'’][\\p{L}\\p{N}])`,
  'gu',
)

/** Two letters are a class only beside words that say so; DG is dogging unless it is about goods. */
export function highRiskClassesIn(text: string, isLicenceSection: boolean): FoundLicence[] {
  const isAbout = highRiskWord.test(text)
  if (!isAbout && !(isLicenceSection && (licenceWord.test(text) || areClassesAlone(text))))
    return []
  return Array.from(text.matchAll(code)).flatMap((match) => {
    const [short] = match
    if (short === 'DG' && /dangerous goods/i.test(text)) return []
    if ((short === 'SA' || short === 'CO') && isAloneAmongClasses(text)) return []
    // "Driver's licence: Code C1", as in South Africa
    const before = text.slice(0, match.index)
    if (/\bcode\W{0,2}$/i.test(before)) return []
    // "My Army driver licence carried B, C1 and C6 endorsements"
    const isOfDriver = /^C\d$/.test(short) && /\bdriv\w+['’]?s? licen/i.test(before)
    if (isOfDriver && !/crane|high[ -]risk|hrw/i.test(text)) return []
    // "LF No. SA 100 4473", "SafeWork SA 5-118820": of which state the card is.
    if (short === 'SA' && /^\W*\d{3}/.test(text.slice(match.index + 2))) return []
    if (short === 'SA' && /\b(?:safe ?work|work ?safe|tafe) $/i.test(before)) return []
    if (!isSpokenOfAsClass(text, match.index, short, isLicenceSection)) return []
    const isSet = short === 'BA' && !isBoiler(text, match.index)
    if (isSet && !isOfSet.test(text)) return []
    const licence = licenceCalled(isSet ? breathingSet : (highRiskClasses[short] ?? ''))
    return licence ? [{ licence, at: match.index, end: match.index + short.length }] : []
  })
}

/** South Australia or a company, unless scaffolds or cranes are spoken of or classes stand around it. */
function isAloneAmongClasses(text: string): boolean {
  if (/scaff|crane/i.test(text)) return false
  return new Set(Array.from(text.matchAll(code), ([short]) => short)).size === 1
}

function isSpokenOfAsClass(
  text: string,
  at: number,
  short: string,
  isLicenceSection: boolean,
): boolean {
  if (isLicenceSection) return true
  const around = text.slice(Math.max(0, at - 40), at + short.length + 25)
  return licenceWord.test(around) || highRiskWord.test(around)
}

const breathingSet = 'Self-contained Breathing Apparatus'
const isOfSet =
  /(?:^|[,;/])\W*BA\W*(?:[,;/]|$)|\bBA (?:tickets?|sets?|wearers?|train\w+|team|users?|operators?)\b/

/** Boilers are rare and say so: among other tickets, BA is for wearing a breathing set. */
function isBoiler(text: string, at: number): boolean {
  const [before, behind] = [text.slice(0, at), text.slice(at + 2)]
  return /\b(?:boiler|steam|turbine|BS|TO|ES)\b/i.test(`${before} ${behind}`) || onCard.test(before)
}

/** "High risk work licence: DG, RB and ", with nothing but classes up to here. */
const onCard = new RegExp(
  String.raw`\b(?:hrwl?|high[ -]risk(?: work)?(?: licen[cs]e)?)(?:[\s,/&+:()–—-]|and\b|class(?:es)?\b|(?:${highRiskLetters})\b)*$`,
  'i',
)

const heavyCode = new RegExp(
  String.raw`(?<![\p{L}\p{N}&'’-]|(?<!\b(?:C|LR|MR|HR|HC|MC))/)${heavyLetters}(?![\p{L}\p{N}]|&| work licen)`,
  'gu',
)
const carCode = anyOf(
  // "Class C"
  /(?<!\(\w{3,8} )\bclass(?:es)?\s*["“']?(?<car>C)\b(?!\d)/gi,
  // "C class", "C (manual)"
  /\b(?<other>C)(?:[ -]class\b|(?=\s\((?:car|manual|auto|open)))/gi,
  // "Manual C", between commas
  /(?<=(?:^|[:,;])\s*(?:manual|auto(?:matic)?|open|unrestricted)\s)(?<own>C)\b(?=\s*(?:$|[(,;]))/gi,
  // "Driver's licence: C"
  /(?<=(?:licen[cs]e|\blic\.?|driver'?’?s?)\s*[:(–-]?\s*["“']?)(?<open>C)\b(?!\d|[+#])/gi,
)
const carAmongClasses = /(?<![\p{L}\p{N}&'’-])C(?![\p{L}\p{N}&'’-])/gu

/** "C NSW 18822001": among tickets, with the number of its card. */
const carOfState = /^\W*C (?:WA|QLD|NSW|VIC|SA|TAS|NT|ACT)\b\W*\d{5,}/

const heavier = String.raw`(?:LR|MR|HR|HC|MC)(?:[ -]?[AB])?|(?:light|medium|heavy|multi)[ -](?:rigid|combination)`
const heavierBefore = new RegExp(
  String.raw`\b(?:${heavier})\)?(?:[ -](?:class|vehicle|truck|open|manual|automatic))*['’"”)]?[ -]*$`,
  'i',
)
const heavierBehind = new RegExp(
  String.raw`^(?:[a-z]+ )?driv[a-z'’]+ licen[cs]es?(?: (?:is|in|of)(?: an?| the)?\b)?(?:\s*\(?(?:WA|QLD|NSW|VIC|SA|NT|TAS|ACT)\b\)?)?(?:\s*yes\b,?|, Held: \w+)?(?:, No: )?[\s,:(–—-]*(?:class(?:es)?[\s:-]*)?["“']?(?:${heavier})\b`,
  'i',
)

/** An HR driver's licence is no car licence beside: its class says what the driver's licence is. */
export function isNameOfHeavier(text: string, { licence, at }: FoundLicence): boolean {
  if (licence.name !== driverClasses['C']) return false
  return heavierBefore.test(text.slice(0, at)) || heavierBehind.test(text.slice(at))
}

/** "HR, Forklift": alone between commas. */
const heavyInList = new RegExp(String.raw`(?:^|[,;/&])\s*${heavyLetters}\s*(?:[,;/&(]|$)`, 'u')

/** HR is also human resources and MR a mister, so a driver's word has to stand beside it. */
export function driverClassesIn(
  text: string,
  isLicenceSection: boolean,
  isAmongOthers = false,
): FoundLicence[] {
  const isListed = isLicenceSection && isAmongOthers && heavyInList.test(text)
  const isAbout = licenceWord.test(text) || (isLicenceSection && driverWord.test(text)) || isListed
  const areAlone = isLicenceSection && (areClassesAlone(text) || carOfState.test(text))
  if (!isAbout && !areAlone) return []
  if (/\bhuman resources?\b/i.test(text)) return []

  const heavy = Array.from(text.matchAll(heavyCode), (match) => ({
    short: match[0].slice(0, 2),
    at: match.index,
  }))
  const car = Array.from(text.matchAll(areAlone ? carAmongClasses : carCode), (match) => ({
    short: 'C',
    at: match.index,
  }))
  return [...heavy, ...car].flatMap(({ short, at }) => {
    const licence = licenceCalled(driverClasses[short] ?? '')
    return licence ? [{ licence, at, end: at + short.length }] : []
  })
}
