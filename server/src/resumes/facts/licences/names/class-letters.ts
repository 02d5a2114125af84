import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Licence } from './known-licences.ts'

/** The classes of high risk work of the Work Health and Safety Regulations, Schedule 3. */
export const highRiskClasses: Readonly<Record<string, string>> = {
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
  // As it is often written.
  CO: 'Slewing Mobile Crane over 100 t',
  RS: 'Reach Stacker',
  HM: 'Materials Hoist',
  HP: 'Personnel and Materials Hoist',
  WP: 'Boom-type Elevating Work Platform',
  PB: 'Concrete Placing Boom',
  LF: 'Forklift',
  LO: 'Order-picking Forklift',
  BS: 'Standard Boiler',
  // As it was called before.
  BB: 'Standard Boiler',
  BA: 'Advanced Boiler',
  TO: 'Turbine Operation',
  ES: 'Reciprocating Steam Engine',
}

export const driverClasses: Readonly<Record<string, string>> = {
  C: 'Car (C)',
  LR: 'Light Rigid (LR)',
  MR: 'Medium Rigid (MR)',
  HR: 'Heavy Rigid (HR)',
  HC: 'Heavy Combination (HC)',
  MC: 'Multi Combination (MC)',
}

/** Whether it is one of the classes that stand together on one card: DG and RB, HR and MC, class 2 and 4 of New Zealand. */
export function isClassOfCard({ name, code }: Licence): boolean {
  if (code === null) return /^NZ (?:Driver Licence Class|Endorsement) /.test(name)
  return code in highRiskClasses || code in driverClasses
}

/** Whether both stand on the card for high risk work. */
export function areHighRisk(...licences: readonly Licence[]): boolean {
  return licences.every(({ code }) => code !== null && code in highRiskClasses)
}

export const highRiskLetters = Object.keys(highRiskClasses).join('|')
export const heavyLetters = String.raw`(?:LR|MR|HR|HC|MC)(?:[ -]?[AB](?!\p{L}))?`

const one = String.raw`(?:${highRiskLetters}|${heavyLetters}|C)(?![\p{L}\p{N}]|[-&'’][\p{L}\p{N}])`
const classes = String.raw`^[\s•·-]*(?<classes>${one}(?:[\s,;/|&+•·-]+(?:and\s+)?${one})*)`
const nothingElse = new RegExp(String.raw`${classes}\W*$`, 'u')
const wordsTold = anyOf(
  /yes|all|both|held|hrwl?|exp\w*|renew\w*|due|runs?|ends?|good|valid|current/iu,
  /issued|until|till|to|no|lic\w*|class|card/iu,
  /open|unrestricted|manual|auto|automatic|non|synchro/iu,
  /safe ?work|work ?safe|nsw|vic|qld|wa|sa|nt|tas|act/iu,
)
// Or the number of the card, or a date
const told = anyOf(pattern`${wordsTold}\b`, /#|[A-Z]{0,4}-?\d{4,}|\d{1,2}[/.]\d/iu)
const classesAlone = new RegExp(
  String.raw`${classes}(?:\W*$|\s*[(\t|]|[\s,:–—-]+(?:${told.source}))`,
  'iu',
)

/**
 * "LF, WP, DG", "HR – exp 2030": nothing but classes and what is told of them, so that the section itself
 * says what they are. The letter for cars means too much to stand alone.
 */
export function areClassesAlone(text: string): boolean {
  const letters = classesAlone.exec(text)?.groups?.['classes']?.replaceAll(' and ', ' ')
  return letters !== undefined && letters === letters.toUpperCase() && letters !== 'C'
}

export function areNothingButClasses(text: string): boolean {
  return nothingElse.test(text)
}
