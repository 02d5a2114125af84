import type { Cell, Line } from '../../../resume-text.ts'

const country = /\b(?:NZ|NZTA|New Zealand|Waka Kotahi|Aotearoa)\b/

/** Whether somebody lives, drives or learned there: elsewhere a class with a number is one of goods, of boats or of lasers. */
export function tellsOfNewZealand(lines: readonly Pick<Line, 'text'>[]): boolean {
  return lines.some(({ text }) => country.test(text))
}

/**
 * One card of New Zealand has classes by numbers and endorsements by letters: "Class 1, 2 and 4 full", "Endorsements
 * W T R (wheels, tracks, rollers)". Each by its name, so that none is taken for what the letter means here.
 */
export function withNewZealandSpelled(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const label = labelOnly(lines[at - 1])
    // "Classes", and below it "1, 2, 3, 4, 5 (full)"
    if (label && isListOf(label, line.text)) return [respelled(line, (text) => `${label} ${text}`)]
    const own = labelOnly(line)
    if (own && isListOf(own, lines[at + 1]?.text ?? '')) return []
    return [respelled(withLabelBeside(line))]
  })
}

const labels = /^\W*(?:(?:driver )?licen[cs]e )?(?<label>class|endorsement)(?:e?s)?\W*$/i
const classesAlone = /^\W*[1-6](?:\W+(?:and )?[1-6])+(?![\p{L}\p{N}])/u
const lettersAlone = /^\W*[DFPRTVW](?![\p{L}\p{N}'’])/u

function labelOnly(line: Pick<Cell, 'text'> | undefined): string | undefined {
  return labels.exec(line?.text ?? '')?.groups?.['label']
}

function isListOf(label: string, text: string): boolean {
  return (/^c/i.test(label) ? classesAlone : lettersAlone).test(text)
}

/** "Endorsements | W T R": the label and what it is of, in one. */
function withLabelBeside(line: Line): Line {
  const [label, told, ...others] = line.cells
  const name = label && labelOnly(label)
  if (!label || !told || !name || !isListOf(name, told.text)) return line
  const text = `${name} ${told.text}`
  return {
    ...line,
    cells: [{ ...label, text, right: told.right }, ...others],
    text: [text, ...others.map((cell) => cell.text)].join('\t'),
  }
}

function respelled(line: Line, before = (text: string) => text): Line {
  const text = spelled(before(line.text))
  if (text === line.text) return line
  const cells = line.cells.map((cell, at) => ({
    ...cell,
    text: spelled(at === 0 ? before(cell.text) : cell.text),
  }))
  return { ...line, text, cells }
}

function spelled(text: string): string {
  return withEndorsements(withClasses(text))
}

const oneClass = String.raw`(?:class(?:es)?\s+)?[1-6]`
const more = String.raw`(?:\s*(?:,|&|\+|/|\band\b)\s*(?:and\s+)?${oneClass}(?![\p{L}\p{N}]))*`
/** "Class 1 STMS" is of traffic, and "class 2 medical" of health. */
const ofDriving = String.raw`(?=[^\p{L}\p{N}]*$|\s*[,;.|:()\t–—-]|\s+(?:full|car|light|medium|heavy|motor\w*|truck|driv\w+|licen\w+|learner|restricted|held|current|valid|exp\w*|with|no|num\w*|and|endors\w*|\d)(?!\p{L}))`
const classes = new RegExp(
  String.raw`(?<!goods |[\p{L}\p{N}-])class(?:es)?:?\s+(?<list>[1-6](?![\p{L}\p{N}])${more})(?!\s*(?:,|&|\+|/|\band\b)\s*[1-6](?![\p{L}\p{N}]))${ofDriving}`,
  'giu',
)

/** "Driver licence, NZ full: Class 1": with its classes beside it no licence for cars of ours. */
const nameOfCard =
  /(?:\b(?:full|NZ|New Zealand)\s+)*\bdriv(?:er|ing)['’]?s?\s+licen[cs]e[\s,(:–—-]+(?:(?:NZ(?:TA)?|full|New Zealand)[\s,):–—-]+)*(?=NZ Driver)/iu

function withClasses(text: string): string {
  const told = text.replaceAll(classes, (...match) => {
    const { list = '' } = match.at(-1) as { readonly list?: string }
    return [...list.matchAll(/[1-6]/g)].map(([one]) => `NZ Driver Licence Class ${one}`).join(', ')
  })
  return told === text ? text : told.replace(nameOfCard, '')
}

const meant =
  'wheels?|tracks?|rollers?|forklifts?|dangerous goods|passengers?|(?:vehicle )?recovery'
const letter = String.raw`(?<![\p{L}\p{N}'’.])(?<letter>[DFPRTVW])(?![\p{L}\p{N}'’.])`
/** With what it means: "F forklift", "W (wheels)", "F (forklift, 09-2027)" */
const endorsement = new RegExp(
  String.raw`\(?${letter}(?:\s+[(–-]?\s*(?:${meant})\b(?:\)|,(?=[^()]*\)))?)?`,
  'gu',
)
const onlyMeanings = new RegExp(
  String.raw`\(\s*(?:${meant})(?:\s*(?:,|&|/|and)\s*(?:${meant}))+\s*\)`,
  'giu',
)
const endorsementsAhead =
  /\bendorsements?\b[\s:,(–—-]*(?=\(?(?:[DFPRTVW]{1,7})(?![\p{L}\p{N}'’]))/iu
const endorsementsBehind =
  /(?<![\p{L}\p{N}])(?<letters>[DFPRTVW](?:[\s,&/]*[DFPRTVW])*)\s+endorsements?\b/gu

function withEndorsements(text: string): string {
  const told = text.replaceAll(endorsementsBehind, (...match) => {
    const { letters = '' } = match.at(-1) as { readonly letters?: string }
    return `endorsements ${letters}`
  })
  const [label] = endorsementsAhead.exec(told) ?? []
  if (label === undefined) return text
  const at = told.indexOf(label)
  const list = told
    .slice(at + label.length)
    .replaceAll(onlyMeanings, '')
    .replace(/^[DFPRTVW]{2,7}(?!\p{L})/u, (letters) => letters.split('').join(' '))
    .replaceAll(endorsement, (...match) => {
      const groups = match.at(-1) as { readonly letter: string }
      return `; NZ Endorsement ${groups.letter}`
    })
    .replaceAll(/[\s,;&/·]*; NZ/g, '; NZ')
    .replace(/^; /, '')
    .replaceAll(/^([^()]*)\)/g, '$1')
  return `${told.slice(0, at)}${list}`
}
