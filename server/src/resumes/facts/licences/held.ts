import { licencesIn } from './find-licences.ts'

/** What is asked in a form, or left in a template, and answered with no: not held. */
const denied =
  /(?<!\b(?:exp\w*|date|renewal|number|conditions?|restrictions?|endorsements?)\s?)[:,\t–—-]\s*(?:(?:held:|no:|class)\s*)?(?:no|none|nil|n\/a|missing|not (?:held|yet|applicable|uploaded|supplied|provided)|expected|booked|in training|(?:can|will|could) be (?:supplied|provided|obtained|arranged|completed))\W*$|[:\t–—-]\s*no(?:[,;]\s|\s+(?:never|not|yet)\b)|[:\t–—-]\s*nope\b|\?\s*(?:no|nope|not|never|only)\b|\bheld:\s*n\W*$|[:\t]\s*n\W*$|[✗✘❌✖]\W*$|^\W*[✗✘❌✖][^\d]*$/i

/** What somebody gave up; what has only expired or lapsed is shown, as it is renewed with less ado. */
const givenUp =
  /^\W*not (?:yet )?held\b|\bnot (?:yet )?held(?=\W*$|\s*[,;(–—-])|\bno (?:tickets?|licen[cs]es?|voc)\W*$|\bnot (?:\w+ )?yet\W*$|[(,:–—-]\s*(?:not yet|not at this (?:stage|time)|n\/a)\b|[(,:\t–—-]\s*not (?:a )?vocs?\b|[(,:\t–—-]\s*(?:(?:i )?do(?: not|n['’]?t) (?:hold|have)|none held|never (?:been|did(?: it)?|held|driven|used)|not inducted)\b|\bnot yet (?:competent|assessed|completed?|signed off|attained|achieved)\b|\bnext on (?:my|the) list\b|\b(?:previously|formerly|once) held\b|\bused to (?:hold|have)\b|\bno longer (?:held|hold|valid|current)\b|\b(?:not|never) (?:renewed|replaced|assessed|completed|finished|current)\b|[(,:?\t–—-]\s*not (?:done|taken|obtained|gained|sat)\b|\bnot (?:\w+ ){0,3}since\b|\b(?:downgraded|ended (?:in|on))\b|\b(?:given up|surrendered|relinquished|cancelled|suspended|revoked|disqualified|not (?:required|needed))\b/i

/** "Do not hold first aid", "LR learner permit", "Volunteer, first aid post". */
const neverHeld =
  /^\W*not an?\b|^\W*(?:i )?(?:do(?:es)? not|don['’]?t|never|have(?: not|n['’]?t| never))\b|\blearner(?:['’]?s)?\W*(?:permit|licen[cs]e|plates?)?\W*$|^\W*(?:member|volunteer|fellow)\b(?!.*\b(?:ticket|cert|licen|course)\w*)/i

/** "Goals 2027: dogging", "Not: tower crane": what is not held, by the label before it. */
const labelOfHopes =
  /^\W*not:|^\W*(?:[\p{L}&]+ ){1,2}(?:wanted|sought|planned|to (?:get|obtain|do)):|^\W*(?:required|not (?:yet|held)|next|goals?|wish ?list|to (?:do|get)|would need|eligible for|seeking|sought|wanted|planned|upcoming|future)\b[^:.]{0,15}:/iu

export function isDenied(part: string): boolean {
  return [denied, givenUp, neverHeld, labelOfHopes].some((words) => words.test(part))
}

/** "Willing to obtain an HR licence", up to the end of its sentence. */
const promised =
  /(?:\b(?:i|we)(?: am|['’]m)? )?(?:\b(?:also|currently|presently|now) )?\b(?:(?:willing|able|happy|prepared|keen|ready|looking|plan(?:ning)?|intend(?:ing)?|hop(?:e|ing)|wish(?:ing)?|would like) to|(?:working|studying|training|reading) (?:towards?|for)(?!\s*(?:\)|$))|enrolled (?:in|for)|(?<=\b(?:i|we|and|but|also) )(?:can|could|will) (?:get|obtain|organi[sz]e|arrange)|yet to)\b[^.;]*|\b(?:but |and )?no (?:\S+ ){1,4}yet\b/gi

/** "HC (applied for)", "Dogging – in progress", up to the comma; what is renewed is held. */
const underWay =
  /(?<!\b(?:renewal|refresher|update)s? )\b(?:in progress|trying (?:for|to get)|under ?way|pending|being completed|log ?book|due to sit|\d+ ?% (?:complete|done)|units? (?:outstanding|to go)|(?:practical|theory|assessment) to come|(?:learning|working towards?|outstanding)(?=\W*$|[),;])|theory (?:passed|done|only)|in training(?=\W*$|[),;])|under (?:\S+ )?supervision|applied for|application lodged|booked|wanted(?=\W*$|[),;])|test date|lessons? \d+ of \d+|(?:in|having|taking|doing) lessons|sitting (?:the |my )?(?:assessment|exam|test)|doing (?:it|this|that)|will (?:organi[sz]e|arrange|get|obtain|complete|sit)|commenc(?:es|ing)|(?:(?:currently|presently) (?:completing|undertaking|training)|studying)|to be (?:completed|obtained|sat|done)|(?:awaiting|waiting (?:for|on))(?: the)? (?:card|result|assessment)s?)\b|\b(?:enrolled|applied)\W*$/i

/** "In progress", in the column that says how a ticket stands. */
export function isUnderWay(text: string): boolean {
  return underWay.test(text) && !/\brenew(?:ed|al)\b/i.test(text)
}

/** A part of a line without what it only hopes for. */
export function withoutHopes(part: string): string {
  const [, ...beside] = part.split('\t')
  if (beside.some(isNothingButHope)) return ''
  const pieces = part
    .replaceAll(promised, '')
    .replaceAll(lettersWith, (whole, inner: string) => (underWay.test(inner) ? '' : whole))
    .replaceAll(/\([^()]*\)/g, (inner) => (isHopeOfItsOwn(inner) ? '' : inner))
    .split(/(?<=[,;])/)
  return pieces
    .filter(
      (piece, at) =>
        !underWay.test(piece) && (isRenewed.test(piece) || !isTellingOfBefore(pieces[at + 1])),
    )
    .filter((piece) => !lacking.test(piece) || licencesIn(piece, true).length === 0)
    .join('')
}

/** "Hoping to sit this in March", in the cell beside a name. */
function isNothingButHope(cell: string): boolean {
  return cell.trim() !== '' && cell.replaceAll(promised, '').trim() === ''
}

/** "(renewed, awaiting card)" */
const isRenewed = /\brenew(?:ed|al)\W*$/i

/** "DG LF(pending)": of several letters it tells of the last. */
const lettersWith = /\b[A-Z][A-Z\d]\s?\(([^()]*)\)/g

/** "No forklift, but a telehandler gold card" */
const lacking = /^\s*no (?!end|expir|exp\b|date|limit)\p{L}/iu

/** "Licence: C (HR theory passed)", "BHP Port (RTIO in progress)" */
function isHopeOfItsOwn(inner: string): boolean {
  const names = licencesIn(inner, true).length > 0 || /\b[A-Z]{2,}\b/.test(inner.slice(1, -1))
  return (underWay.test(inner) || isWanted.test(inner)) && names
}

/** "HR (MR needed for the tender only)" */
const isWanted = /\b(?:needed|required|wanted) (?:for|by|if|only)\b/i

/** "OCE ticket: sat, waiting for result": with a word of its own at most, it tells of what stands before the comma. */
function isTellingOfBefore(piece = ''): boolean {
  const others = piece.replace(underWay, '').match(/[\p{L}\d]+/gu) ?? []
  const tellsNoMore = others.length <= 1 || /\bpending\W*$|\bdue to sit\b/i.test(piece)
  return underWay.test(piece) && tellsNoMore && licencesIn(piece, true).length === 0
}
