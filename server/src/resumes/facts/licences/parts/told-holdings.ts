import { anyOf, pattern } from '../../../../text/any-of.ts'
import { licencesIn } from '../names/find-licences.ts'
import { namesUnit } from '../names/unit-codes.ts'
import { withSharedDate } from './shared-dates.ts'
import { saysItIsOne } from './says-it-is-one.ts'
import { capitalised, maybeNameInSmall } from './small-letters.ts'

const worked = String.raw`(?:\p{L}+ed|always|ever|often|since|recently|just|lots|many|several|good|great|extensive|experience|a (?:good|strong|keen|lot|wide|great|solid)|been|done|driven|led|run|had|no|not|never|to|over|about|worked)\b`
const holding = anyOf(
  new RegExp(
    String.raw`i (?:also |currently |still |now )*(?:hold|carry|keep|have(?! (?:also |only )?${worked}))`,
    'iu',
  ),
  /(?:current(?:ly)? )?(?:holder of|holding|holds)/iu,
  /i['’]ve got|with me i have/iu,
  /also(?! held\b)(?: hold| have)?/iu,
  // "My tickets are", "Current tickets include"
  /(?:(?:my|current|other|these) )*(?:tickets|licen[cs]es|cards|certificates) (?:are|include)/iu,
  // "I am licensed for", "Fully ticketed on"
  /(?:i am |i['’]m |fully |also )*(?:licen[cs]ed|ticketed|certified|inducted|trained) (?:for|in|on|at|to (?:drive|operate))/iu,
  // "I did my", "Completed"
  /(?:i (?:also |have )?)?(?:did|passed|gained|got|sat|completed|obtained)(?= (?!every|all|each|with|through)(?:an? |my |the )?\p{L})/iu,
)

/** "I hold", "Holder of a", "I also have my" */
const holds = pattern`^\W*${holding} (?=\p{L})`

/** "My kibble pass runs to May 2027 and my rail card …" */
const ownOnes = /^\W*(?:my|the) (?=.* (?:is|are|runs?|expires?|ends?|was|lasts)\b)/iu

const beforeNext = /(?:,(?: and| plus)?|;|\s(?:and|plus|as well as|along with))\s+(?![^()]*\))/u
const inWords = /\s(?:plus|as well as|along with|together with)\s/u
const beforeMine = /(?:,(?: and)?|;|\s(?:and|while|but))\s+(?=(?:my|the)\s)(?![^()]*\))/iu

/** Found fit for each machine that follows. */
const ofFitness = /\bvocs?\b|\bverifications? of competency\b/i

const article =
  /^(?:(?:an?(?! grade)|my|the|both|current|valid|full|also|hold|(?:trained|certified) in)\s+)+(?=\p{L})/iu
const aside = /\s+(?:that|which) (?:is |are )?/iu

/**
 * "I hold a kibble pass, a rail card (2024) and a current HR licence": what no list knows apart, and those that are
 * known together, as one card may have several.
 */
export function holdingsIn(sentence: string): string[] {
  const [whole = isListInWords(sentence) ? '' : undefined] = holds.exec(sentence) ?? []
  const isOwn = whole === undefined && ownOnes.test(sentence)
  if ((whole === undefined && !isOwn) || ofFitness.test(sentence)) return [sentence]
  const told = sentence.slice(whole?.length)
  // What a unit is called may have an "and" of its own.
  if (namesUnit(told)) return [told]
  const pieces = withSharedDate(told.split(isOwn ? beforeMine : beforeNext).map(bare))
  const parts: { text: string; isKnown: boolean }[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    const isKnown = licencesIn(piece, true).length > 0
    const isName = isKnown || isOwn || saysItIsOne(piece) || maybeNameInSmall(piece)
    if (last && (!isName || (last.isKnown && isKnown && !isOwn))) last.text += `, ${piece}`
    else parts.push({ text: piece, isKnown })
  }
  const areKnown = parts.every(({ isKnown }) => isKnown)
  return areKnown && !isOwn ? [told] : parts.map(({ text }) => capitalised(text))
}

/** "HR licence and white card, plus slag handling (2025) and kibble winder (2026)" */
function isListInWords(sentence: string): boolean {
  return inWords.test(sentence) && licencesIn(sentence, true)[0]?.at === 0
}

function bare(piece: string): string {
  return piece.trim().replace(/\.$/, '').replace(article, '').replace(aside, ', ')
}
