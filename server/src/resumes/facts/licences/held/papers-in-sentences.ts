import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Line } from '../../../resume-text.ts'
import { isParagraph, paragraphsOf, sentencesOf } from '../../paragraphs.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isTold } from '../parts/told-of-tickets.ts'
import { isDenied } from './held.ts'

const kinds = anyOf(
  /inductions?|medicals?|tickets?|licen[cs]es?|permits?|cards?|certificates?|clearances?|passport/iu,
  /authori[sz]ation|accreditation|endorsement|checks?|(?:drug|hearing|fitness) (?:screen|test)/iu,
)
const ownWords =
  /(?:(?:so|and|also|i|have|hold|passed|did|had|got|carry|with|my|an?|the|clean|current|valid|last|latest)\s+)*/iu

/** "my last camp medical and drug screen", "Generic Mining Induction (SA)": a few words, and what paper it is. */
const paper = pattern`^\W*${ownWords}(?<name>(?:[\p{L}\d&/'’+-]+\.? ){1,6}${kinds})(?=\W*$|\s*\(| (?:to|until|till|from|in|of|done|valid|exp|renewed|class)\b| (?:\p{L}{3,9} )?(?:19|20)\d\d)`

/** "I hold a current Critical Controls & Isolation (exp 30 April 2027)": what ends is a paper. */
const ending = pattern`^\W*(?:and |also )*i (?:also |currently |still )*(?:hold|have|carry) ${ownWords}(?<name>(?:[\p{L}\d&/'’+-]+ ){1,7})(?=\((?:exp\w*\.?|valid|current|to|until|ends?|good)\b[^()]*\d{4}\))`

/** Nobody tells of a ticket in a longer one; whoever does means to keep us busy. */
const longestSentence = 1200

interface Told {
  /** Each with what is told of it behind its comma. */
  readonly papers: readonly string[]
  /** What else the sentence says. */
  readonly others: string
}

/** What a sentence tells of papers that no list knows, and without them. */
export function papersIn({ text }: Pick<Line, 'text'>): Told {
  if (text.length > longestSentence) return { papers: [], others: text }
  const papers: string[] = []
  const others: string[] = []
  let isLast = false
  for (const piece of text.split(between)) {
    const name = licencesIn(piece, true).length === 0 && !isDenied(piece) && nameIn(piece)
    const isMore = !name && isLast && isTold(piece)
    if (name) papers.push(name)
    else if (isMore) papers.push(`${papers.pop()}, ${piece.trim()}`)
    else others.push(piece)
    isLast = Boolean(name)
  }
  return { papers, others: papers.length > 0 ? others.join(', ') : text }
}

/** A line for each of them. */
export function papersOf(sentence: Line): Line[] {
  return papersIn(sentence).papers.flatMap((text) => asLine(sentence, text))
}

export function withoutPapers(sentence: Line): Line[] {
  return asLine(sentence, papersIn(sentence).others)
}

function asLine(sentence: Line, text: string): Line[] {
  const [cell] = sentence.cells
  return cell ? [{ ...sentence, text, cells: [{ ...cell, text }] }] : []
}

/** Not within brackets; where what was gained is told, "and" may stand within its name. */
const between = /,\s(?![^(]*\))|\s(?:and|plus)\s(?![^(]*\))/
const beforeNext = /,\s(?![^(]*\))|\s(?:and|plus)\s(?=(?:my|the|an?)\s)(?![^(]*\))/

function nameIn(piece: string): string | undefined {
  const name = (paper.exec(piece) ?? ending.exec(piece))?.groups?.['name']?.trim()
  // "An induction" is any.
  const tells = name && name.split(' ').length > 1
  if (!tells) return undefined
  const behind = piece.slice(piece.indexOf(name) + name.length).replace(whenAlone, '')
  return `${name[0]?.toUpperCase()}${name.slice(1)}${behind}`.trim()
}

/** "in July", of whatever year. */
const whenAlone = /^ (?:in|of|last) \p{L}+(?! (?:19|20)\d\d)(?=$|[ .,])/u

const gaining = anyOf(
  /(?:put|sent|got) me (?:through|on)/i,
  /\bi (?:have )?(?:also |then )?(?:did|got|gained|completed|passed|obtained|renewed|sat)/i,
  /^(?:also )?(?:completed|gained|obtained|passed|got|renewed)/i,
)

/** "The company put me through my Food Safety Supervisor (due again in 2029) and …", up to the end of the sentence. */
const gained = pattern`${gaining} (?=(?:my|the|an?) )`

/** What somebody says amid what they did in a job that they gained there. */
export function gainedInSentences(lines: readonly Line[]): Line[] {
  return withWholePoints(paragraphsOf(lines))
    .flatMap((paragraph) =>
      isParagraph(paragraph) || paragraph[0]?.isBullet ? sentencesOf(paragraph) : [],
    )
    .filter(({ text }) => text.length <= longestSentence && !isDenied(text))
    .flatMap((sentence) =>
      sentence.text
        .split(gained)
        .slice(1)
        .flatMap((told) => told.split(beforeNext))
        .flatMap((piece) => gainedOf(sentence, piece)),
    )
}

/** A point, and the lines that hang below it. */
function withWholePoints(paragraphs: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  return paragraphs.reduce<Line[][]>((all, paragraph) => {
    const [point] = all.at(-1) ?? []
    const [first] = paragraph
    const hangs =
      point?.isBullet && first && !first.isBullet && !first.isBold && first.cells.length === 1
    if (hangs && first.x > point.x + 4 && first.column === point.column)
      all.at(-1)?.push(...paragraph)
    else all.push([...paragraph])
    return all
  }, [])
}

/** "the Remote Area First Aid courses for a client (2021)": its name, and what stands in brackets or behind it. */
function gainedOf(sentence: Line, piece: string): Line[] {
  const told = piece.replace(whereAndFor, ' ').replace(goesOnBehind, ')')
  if (licencesIn(told, true).length > 0)
    return asLine(sentence, told.replace(/^\W*(?:my|the|an?) /i, ''))
  const name = /^\W*my\b/i.test(piece) || /\p{Lu}/u.test(piece) ? nameIn(told) : undefined
  return name ? asLine(sentence, name) : []
}

const whereAndFor =
  /\s(?:while|when|(?<!valid )through(?! to\b)|with|for|at|as|here|there|from)\b[^(),;]*/gi
/** "… (valid to February 2028) and run the plant alone" */
const goesOnBehind = /\)\s+and\s+\p{Ll}.*$/u
