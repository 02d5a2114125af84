import { highRiskLetters } from '../names/class-letters.ts'
import { leaders } from '../layout/ticket-tables.ts'

/** What people shorten, label and part in ways of their own, as it is mostly written. */
export function asUsuallyWritten(text: string): string {
  return text
    .replaceAll(leaders, '\t')
    .replaceAll(dotted, withoutDots)
    .replaceAll(betweenClasses, ', ')
    .replaceAll(datesInSquares, '($1)')
    .replaceAll(' // ', ' | ')
    .replaceAll(' -- ', ' – ')
    .replace(labelInCapitals, '$1: ')
    .replace(shortened, spelled)
    .replaceAll(shortestExpiry, 'exp')
    .replaceAll(vocAsDone, 'VOC')
    .replaceAll(otherUnit, '')
    .replaceAll(carBeside, 'C')
    .replace(answeredYes, '$1, ')
    .replace(vocsOfSite, '$1s:')
    .replace(inductionsAt, '$1: ')
    .replace(whenInWords, '')
}

/** "Grader VOC'd June 2024" */
const vocAsDone = /\bVOC['’]?d\b/g

/** "RIIMPO308F/323E": another unit by its end alone, and no machine */
const otherUnit = /(?<=\bRII[A-Z]{3}\d{3}[A-Z]?)\/\d{3}[A-Z]\b/g

/** "BHP induction [2027-07]" */
const datesInSquares = /\[([^[\]]{0,20}\d{2,4}[^[\]]{0,20})\]/g

/** "H.R. licence", "E.W.P.", "C.P.R" */
const dotted = /\b(?:[A-Z]\.){2,4}(?![\p{L}\d])|\b(?:[A-Z]\.){1,3}[A-Z]\b(?!\.)/gu

function withoutDots(letters: string): string {
  return letters.replaceAll('.', '')
}

/** "WP · DG": on one card, whatever stands between */
const betweenClasses = new RegExp(
  String.raw`(?<=\b(?:${highRiskLetters}))\s*[·•|]\s*(?=(?:${highRiskLetters})\b)`,
  'gu',
)

/** "INDUCTIONS Karri Pit (03/2027), Wandoo Port": a label that needs no colon */
const labelInCapitals = /^(\W*(?:INDUCTIONS?|MEDICALS?|TICKETS|LICEN[CS]ES|VOCS?)) (?=\p{Lu}.*,)/u

/** "Int. rigging", "Adv. scaff", "Conf. space", "C/Space", "W@H" */
const shortened =
  /\b(?:(?:int|adv|conf)\.(?= ?\p{L})|c\/(?=space)|w@h\b|f\/aid\b|FA(?=:? (?:\d|\p{L}{3,9}[ ./'’-]{0,2}\d|good\b|valid\b|exp|current\b|due\b|until\b|to \d)))/giu
const spelledOut: Readonly<Record<string, string>> = {
  'int.': 'Intermediate',
  'adv.': 'Advanced',
  'conf.': 'Confined',
  'c/': 'Confined ',
  'w@h': 'Working at heights',
  'f/aid': 'First aid',
  // Beside a date it is no word of anything else.
  fa: 'First aid',
}

function spelled(short: string): string {
  return spelledOut[short.toLowerCase()] ?? short
}

/** "HR ex. 2030", "Dogging ex 08/28", and no EX 1200 */
const shortestExpiry = /\bex\b\.?(?=:? ?(?:20[2-4]\d\b|\d\d?\/\d))/gi

/** "Car + HR", "C-A, HR": a car's class beside those of lorries, by its name or with its gears. */
const heavier = String.raw`\s*(?:[+&/,]|and)\s*(?:LR|MR|HR|HC|MC)\b`
const carBeside = new RegExp(String.raw`\b(?:[Cc]ar|C-[AM])(?=${heavier})`, 'g')

/** "Medical: yes, expires 09/2027" */
const answeredYes = /^([^:]{3,40}):\s*yes\b[,;]?\s*/i

/** "VOCs held on this site: IT28, MPU", "VOC's for 777, 785" */
const vocsOfSite =
  /^(\W*VOC)(?:['’]?s)? (?:(?:currently )?(?:held|current|signed off)\b[^:]{0,30}:|(?:for|on|in)(?=\s.*,))/i

/** "Site inductions Oaky Creek (05/2027), Hail Creek" */
const inductionsAt = /^(\W*(?:\p{L}+ )?[Ii]nductions) (?=\p{Lu}[^:]*,)/u

/** "VOC LTM 1350 last November", "VOC GMK 5130 the same day" */
const whenInWords =
  /,?\s+(?:(?:on )?the same day|(?:late |early )?(?:last|this) (?:year|month|week|\p{Lu}\p{Ll}{2,8})|in \p{Lu}\p{Ll}{2,8} (?:this|last) year)\s*$/u
