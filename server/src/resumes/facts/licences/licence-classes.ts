import { licenceCalled, type FoundLicence, type Licence } from './known-licences.ts'

/** The classes of high risk work of the Work Health and Safety Regulations, Schedule 3. */
const highRiskClasses: Readonly<Record<string, string>> = {
  SB: 'Basic Scaffolding',
  SI: 'Intermediate Scaffolding',
  SA: 'Advanced Scaffolding',
  DG: 'Dogging',
  RB: 'Basic Rigging',
  RI: 'Intermediate Rigging',
  RA: 'Advanced Rigging',
  CT: 'Tower Crane',
  CS: 'Self-erecting Tower Crane',
  CD: 'Derrick Crane',
  CP: 'Portal Boom Crane',
  CB: 'Bridge and Gantry Crane',
  CV: 'Vehicle Loading Crane',
  CN: 'Non-slewing Mobile Crane',
  C2: 'Slewing Mobile Crane up to 20 t',
  C6: 'Slewing Mobile Crane up to 60 t',
  C1: 'Slewing Mobile Crane up to 100 t',
  C0: 'Slewing Mobile Crane over 100 t',
  RS: 'Reach Stacker',
  HM: 'Materials Hoist',
  HP: 'Personnel and Materials Hoist',
  WP: 'Boom-type Elevating Work Platform',
  PB: 'Concrete Placing Boom',
  LF: 'Forklift',
  LO: 'Order-picking Forklift',
  BS: 'Standard Boiler',
  BA: 'Advanced Boiler',
  TO: 'Turbine Operation',
  ES: 'Reciprocating Steam Engine',
}

/** Whether it is one of the classes that stand together on one card: DG and RB, HR and MC. */
export function isClassOfCard({ code }: Licence): boolean {
  return code !== null && (code in highRiskClasses || code in driverClasses)
}

const highRiskWord =
  /\b(?:high[ -]risk|hrwl?|hrw|work ?safe|dogg(?:ing|er|man)|rigg(?:ing|er)|scaffold(?:ing|er)?|crane|forklift|fork lift|ewp|boom|elevated? work|boiler|hoist)\b/i
const driverWord =
  /\b(?:driv\w+|car|truck|road|vehicle|motor|heavy (?:rigid|combination|vehicle)|manual|automatic|open)\b/i
const licenceWord = /\b(?:licen[cs]e[sd]?|licen[cs]ing|class(?:es)?|tickets?|hrwl?|high[ -]risk)\b/i
const letters = Object.keys(highRiskClasses).join('|')
/** A slash stands between classes, as in WP/LF/DG, and else before what is none. */
const code = new RegExp(
  `(?<![\\p{L}\\p{N}&-]|(?<!\\b(?:${letters}))/)(?:${letters})(?![\\p{L}\\p{N}]|[-&'’][\\p{L}\\p{N}])`,
  'gu',
)

/** Two letters are a class only beside words that say so; DG is dogging unless it is about goods. */
export function highRiskClassesIn(text: string, isLicenceSection: boolean): FoundLicence[] {
  const isAbout = highRiskWord.test(text)
  if (!isAbout && !(isLicenceSection && (licenceWord.test(text) || isOnlyCodes(text)))) return []
  return Array.from(text.matchAll(code)).flatMap((match) => {
    const [short] = match
    if (short === 'DG' && /dangerous goods/i.test(text)) return []
    if (short === 'SA' && isState(text)) return []
    if (!isSpokenOfAsClass(text, match.index, short, isLicenceSection)) return []
    const licence = licenceCalled(highRiskClasses[short] ?? '')
    return licence ? [{ licence, at: match.index, end: match.index + short.length }] : []
  })
}

/** South Australia, unless scaffolding is spoken of or classes stand around it. */
function isState(text: string): boolean {
  if (/scaff/i.test(text)) return false
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

/** LF, WP, DG – nothing but codes, so the section itself says what they are. */
function isOnlyCodes(text: string): boolean {
  const [codes = ''] = text.split(/\t|\s*[(–—-]?\s*\b(?:exp|valid|issued|no)\b/i)
  return codes.length <= 120 && /^[\s,;/|&•·-]*(?:[A-Z][A-Z\d][\s,;/|&•·-]*)+$/.test(codes)
}

const driverClasses: Readonly<Record<string, string>> = {
  C: 'Car (C)',
  LR: 'Light Rigid (LR)',
  MR: 'Medium Rigid (MR)',
  HR: 'Heavy Rigid (HR)',
  HC: 'Heavy Combination (HC)',
  MC: 'Multi Combination (MC)',
}
const heavyCode = /(?<![\p{L}\p{N}&/'’-])(?:LR|MR|HR|HC|MC)(?:[ -]?[AB]\b)?(?![\p{L}\p{N}]|&)/gu
const carCode =
  /\bclass(?:es)?\s*["“']?(?<car>C)\b(?!\d)|\b(?<other>C)[ -]class\b|(?<=(?:licen[cs]e|driver'?’?s?)\s*[:(–-]?\s*["“']?)(?<open>C)\b(?!\d|[+#])/gi

const heavier = String.raw`(?:LR|MR|HR|HC|MC)(?:[ -]?[AB])?|(?:light|medium|heavy|multi)[ -](?:rigid|combination)`
const heavierBefore = new RegExp(
  String.raw`\b(?:${heavier})\)?(?:[ -](?:class|vehicle|truck|open|manual|automatic))*['’"”)]?[ -]*$`,
  'i',
)
const heavierBehind = new RegExp(
  String.raw`^(?:[a-z]+ )?driv[a-z'’]+ licen[cs]es?[ ,:(–—-]*(?:class(?:es)?[ :-]*)?["“']?(?:${heavier})\b`,
  'i',
)

/** An HR driver's licence is no car licence beside: its class says what the driver's licence is. */
export function isNameOfHeavier(text: string, { licence, at }: FoundLicence): boolean {
  if (licence.name !== driverClasses['C']) return false
  return heavierBefore.test(text.slice(0, at)) || heavierBehind.test(text.slice(at))
}

/** HR is also human resources and MR a mister, so a driver's word has to stand beside it. */
export function driverClassesIn(text: string, isLicenceSection: boolean): FoundLicence[] {
  const isAbout = licenceWord.test(text) || (isLicenceSection && driverWord.test(text))
  const isBare =
    isLicenceSection &&
    /^\W*(?:LR|MR|HR|HC|MC)(?:[ -]?[AB])?\W*$/.test(text.slice(0, 20)) &&
    text.length < 20
  if (!isAbout && !isBare) return []
  if (/\bhuman resources?\b/i.test(text)) return []

  const heavy = Array.from(text.matchAll(heavyCode), (match) => ({
    short: match[0].slice(0, 2),
    at: match.index,
  }))
  const car = Array.from(text.matchAll(carCode), (match) => ({ short: 'C', at: match.index }))
  return [...heavy, ...car].flatMap(({ short, at }) => {
    const licence = licenceCalled(driverClasses[short] ?? '')
    return licence ? [{ licence, at, end: at + short.length }] : []
  })
}
