import { anyOf, pattern } from '../../../../text/any-of.ts'
import { monthOf } from '../../dates/month-words.ts'
import { licencesIn } from '../names/find-licences.ts'

const answeredNo = anyOf(
  /no|none(?: (?:at present|yet|currently|at the moment))?|nil|nah|n\/a|n\.?a\.?|missing|none current|not currently/i,
  /not (?:held|yet|applicable|uploaded|supplied|provided|obtained|at this (?:stage|time))/i,
  /(?:unlicen[cs]ed|unticketed)(?: [^,;]*)?|without (?:a )?(?:ticket|licen[cs]e)|to be obtained/i,
  /expected|booked|in training|incomplete|outstanding|pending|to (?:do|get|be done)|required/i,
  /declined|failed|withdrawn|not started|scheduled(?: [a-z]+)?(?: \d{4})?/i,
  /(?:can|will|could) be (?:supplied|provided|obtained|arranged|completed)/i,
  // A check of the police: "requested 2026-11", "on order"
  /(?:requested|ordered)(?: \S+)?|on order/i,
)

/** What is asked in a form, or left in a template, and answered with no: not held. */
const denied = anyOf(
  // "Forklift: not held", "Dogging, class: nil", but not "Forklift, expiry: none"
  pattern`(?<!\b(?:exp\w*|date|renewal|number|conditions?|restrictions?|endorsements?)\s?)[:,\t–—-]\s*(?:(?:held:|no:|class)\s*)?${answeredNo}\W*$`,
  // "Forklift: no, never had one"
  /[:\t–—-]\s*no(?:[,;]\s|\s+(?:never|not|yet|but)\b)/i,
  // "Manual forklift no", but not "Forklift licence no"; "Dogging no. Slinging yes"
  /(?<!\b(?:licen[cs]e|lic|card|cert\w*|tickets?|ref|serial|id|reg\w*|permit|member\w*))\s+no\s*(?:$|\.\s+(?=\w+ (?:yes|no)\b))/i,
  // "Forklift no, willing to do it"
  /\bno,?\s+(?:but\s+)?(?:willing|happy|keen|prepared|able) to\b/i,
  // "Forklift no, but", before the hope that went, "Blue card no dont have", "No – can get"
  /\bno,?\s+(?:but\W*$|(?:i )?(?:don['’]?t|do not) have\b)/i,
  /[:\t]\s*no\s*[–—-]\s*(?=[a-z])/i,
  /[:\t–—-]\s*(?:nope|never(?! (?:exp|ends?\b|laps|fail|miss|cancel|suspend|had an? [a-z]+(?:ent|ury|ine)\b)))\b/i,
  // "Forklift (no)"
  /\(no\)\W*$/i,
  // "No (happy to do it)", "no recent one"
  /[:\t–—-]\s*no(?:ne)?(?:\s*\((?=[a-z])|\s(?:recent|current)\b)/i,
  // "White card? Not yet", "C6? (no)", but not "White card? No: 1234567"
  /\?\s*\(?(?:no(?![:.]?\s*[A-Z]{0,4}\d)|nope|not|never|only)\b/i,
  // Of a course: "NYC" for not yet competent.
  /[\t(]\s*nyc\s*(?=$|[\t)])/i,
  /[\t(,:–—-]\s*not (?:yet )?(?:started|commenced|attempted)\b/i,
  // "Held: N"
  /\bheld:\s*n\W*$/i,
  // "DG (in the cell beside it) N - wouldn't mind"
  /[:\t]\s*n(?:\W*$|\s*[,–—-]\s*[a-z])/i,
  // "Forklift nil", but not "conditions nil"
  /(?<!\b(?:conditions?|restrictions?|endorsements?|points|demerits?|class(?:es)?|expiry|number|no\.?):?)\s+nil\W*$/i,
  /[✗✘❌✖]\W*$/i,
  /^\W*[✗✘❌✖][^\d]*$/i,
)

/** What somebody gave up; what has only expired is renewed with less ado, and is shown with its end. */
const givenUp = anyOf(
  // "Not held: dogging", "Dogging (not yet held)"
  /^\W*not (?:yet )?held\b/i,
  /\bnot (?:yet )?held(?=\W*$|\s*[,;(–—-])/i,
  // "Forklift, no ticket", "Dogging not there yet"
  /\bno (?:tickets?|licen[cs]es?|voc)(?:\W*$|,? but\b)/i,
  // "Working with children – too young before, applied November 2026"
  /[–—-]\s(?:too young\b.*|(?:only )?)\bapplied\b/i,
  /\bnot (?:\w+ )?yet(?:\W*$|\s*[,;])/i,
  // "HC (not at this stage)", "Loader, not VOC'd", "Dogging: I do not have it"
  /[(,:–—-]\s*(?:not yet|not at this (?:stage|time)|n\/a)\b/i,
  /[(,:\t–—-]\s*not (?:a )?vocs?\b/i,
  /[(,:\t–—-]\s*(?:(?:i )?do(?: not|n['’]?t) (?:hold|have)|none held|never (?:been|did(?: it)?|held|driven|used)|not inducted)\b/i,
  /\bnot yet (?:competent|assessed|completed?|signed off|attained|achieved)\b/i,
  /\bnext on (?:my|the) list\b/i,
  // What was held once.
  /\b(?:previously|formerly|once) held\b/i,
  /\bused to (?:hold|have)\b/i,
  /\bno longer (?:held|hold|valid|current)\b/i,
  /\b(?:will not|won['’]t) (?:be )?renew/i,
  /\b(?:not|never) (?:renewed|replaced|assessed|completed|finished|current)\b/i,
  /[(,:?\t–—-]\s*not (?:done|taken|obtained|gained|sat)\b/i,
  // "I asked about it but have not sat it"
  /\bha(?:ve|s)(?: not|n['’]t) (?:sat|got|finished)\b/i,
  // "Not used it since 2019"
  /\bnot (?:\w+ ){0,3}since\b/i,
  // "MC, downgraded to HR", "Ended in 2021"
  /\b(?:downgraded|ended (?:in|on))\b/i,
  /\bnot (?:yet )?converted\b/i,
  /\bno need(?:ed)?\W*$/i,
  // "T extension – handed back"
  /\b(?:handed(?: it)? (?:back|in)|gave(?: it)? up)(?=\W*(?:$|[,;)(]|\d{4}\b))/i,
  /\b(?:given up|surrendered|relinquished|cancelled|suspended|revoked|disqualified|not (?:required|needed))\b/i,
)

/** "Do not hold first aid", "LR learner permit", "Volunteer, first aid post". */
const neverHeld = anyOf(
  /^\W*not an?\b/i,
  /^\W*(?:(?:but|and) )?(?:i )?(?:do(?:es)? not|did(?: not|n['’]?t)|don['’]?t|never|have(?: not|n['’]?t| never))\b/i,
  // "Dogging I never finished", "a forklift licence is not held"
  /\b(?:i never|never (?:got|did|sat|finished|obtained|completed|bothered))\b/i,
  /\b(?:is|are|was|were) (?:not(?! (?:required|restricted|limited))|never) /i,
  /\blearner(?:['’]?s)?\W*(?:permit|licen[cs]e|plates?)?\W*$/i,
  /^\W*(?:member|volunteer|fellow)\b(?!.*\b(?:ticket|cert|licen|course)\w*)/i,
)

const hopes = anyOf(
  /required|not (?:yet|held)|next|booked|goals?|wish ?list|to (?:do|get)/iu,
  /still (?:to )?(?:need(?:ed)?|get|do)|to be (?:done|obtained|completed)/iu,
  /would need|eligible for|seeking|sought|wanted|planned|upcoming|future/iu,
)

/** "Goals 2027: dogging", "Not: tower crane": what is not held, by the label before it. */
const labelOfHopes = anyOf(
  /^\W*(?:not|n\/a):/iu,
  // "Do not currently hold: dogging", "Not ticketed on: EWP", "Experienced (no ticket): forklift"
  /^\W*(?:(?:i )?(?:do not|don['’]t|never) |not )(?:currently |yet )?(?:hold|have|held|had|ticketed|licen[cs]ed|qualified|certified)\b[^:.]{0,15}:/iu,
  /^\W*(?:[\p{L}]+ ){0,3}\(?no (?:tickets?|licen[cs]es?)\)?:/iu,
  // "Tickets wanted: dogging"
  /^\W*(?:[\p{L}&]+ ){1,2}(?:wanted|sought|planned|to (?:get|obtain|do)):/iu,
  pattern`^\W*${hopes}\b[^:.]{0,15}:`,
  /^\W*(?:in progress|booked|planned|pending|still to do|upcoming)\s*\t/iu,
)

export function isDenied(part: string): boolean {
  return [denied, givenUp, neverHeld, labelOfHopes].some((words) => words.test(part))
}

/** "I have no HUET for helicopters", but "no restrictions": up to the end of what is said of it. */
const haveNo = /\bI have no [A-Z]{3,}\b[^.;–—]*/g

const willing = anyOf(
  /willing|able|happy|prepared|keen|ready|looking/gi,
  /plan(?:ning)?|intend(?:ing)?|hop(?:e|ing)|wish(?:ing)?|would like/gi,
)
const promises = anyOf(
  pattern`${willing} to`,
  // "Studying for my OCE", but not "(studying for)"
  /(?:working|studying|training|reading) (?:towards?|for)(?!\s*(?:\)|$))/gi,
  /enrolled (?:in|for)/gi,
  // "Doing advanced scaffolding in March", "want a crane ticket one day"
  /(?<=^\W*)(?:doing|want(?:ing)?|waiting on)(?= )/gi,
  /(?<=\b(?:i|we|and|but|also) )(?:can|could|will) (?:get|obtain|organi[sz]e|arrange)/gi,
  /yet to/gi,
)

/** "Willing to obtain an HR licence", up to the end of its sentence. */
const promised = anyOf(
  pattern`(?:\b(?:i|we)(?: am|['’]m)? )?(?:\b(?:also|currently|presently|now) )?\b${promises}\b[^.;]*`,
  // "But not a forklift ticket", "but no forklift or EWP"
  /\bbut (?:no(?! (?:expiry|end|restrictions?|incidents?)\b)|not (?:an?|any|the|my|yet)|without)\b[^.;]*/gi,
  // "But no forklift licence yet"
  /\b(?:but |and )?no (?:\S+ ){1,4}yet\b/gi,
)

const begun = anyOf(
  /(?:in|on|under) process|in progress|trying (?:for|to get)|under ?way|pending|being completed|log ?book|due to sit/i,
  /(?:half|partly) (?:done|finished|completed?)|converting/i,
  // "80% complete", "2 units to go", "practical to come"
  /\d+ ?% (?:complete|done)|units? (?:outstanding|to go)|(?:practical|theory|assessment) to come/i,
  /(?:learning|working towards?|outstanding)(?=\W*$|[),;])/i,
  /going for (?:it|this|mine|my \w+)|test is (?:on )?\d|theory (?:passed|done|only)|(?:course|class|training|assessment|test) (?:is )?booked|not yet/i,
  // "BOSIET could be done within a week"
  /(?:could|can) be (?:done|arranged|organi[sz]ed|obtained)/i,
  // "Coal board medical: need a new one", but not "Oct 2026, need a new one"
  /to be obtained|(?<!\b20\d\d\W.{0,20})needs? (?:a )?new one/i,
  /in training(?=\W*$|[),;])/i,
  // "Under direct supervision"
  /under (?:\S+ )?supervision/i,
  /applied for|application (?:is )?(?:in|lodged|submitted|sent)|licen[cs]e swap|booked|wanted(?=\W*$|[),;])|test date/i,
  // "I have it in for December, date not fixed"
  /date not (?:yet )?(?:fixed|set|known|confirmed)|booking (?:it|this|that)\b|when i['’]?m \d\d/i,
  // "Lesson 3 of 10"
  /lessons? \d+ of \d+|(?:in|having|taking|doing) lessons/i,
  // "Doing it in March", but not "doing it again"
  /sitting (?:the |my )?(?:assessment|exam|test)|doing (?:it|this|that|(?:the|my) \w+)(?! again)/i,
  /will (?:organi[sz]e|arrange|get|obtain|complete|sit|do)(?! (?:it|this|that) again)|commenc(?:es|ing)/i,
  // "My OCE is the next step"
  /is (?:the|my) (?:next|goal|aim|plan)/i,
  /(?:(?:currently|presently) (?:completing|undertaking|training)|studying)/i,
  /to be (?:completed|obtained|sat|done)|(?:intend|mean|plan)(?:ing|s)? to (?:enrol|get|do|sit|obtain)/i,
  /(?:awaiting|waiting (?:for|on))(?: (?:a|the|my))?(?: \w+)? (?:card|result|assessment)s?/i,
  /results? (?:awaited|pending|outstanding)|wait[- ]?listed|waiting (?:for|on) an? (?:spot|place|seat|date)|wants? (?:training|to)/i,
)

/** "BOSIET + HUET (FOET due)": what comes next. */
const isDue = /^\([A-Z]{2,7} due\)$/

/** "HC (applied for)", "Dogging – in progress", up to the comma; what is renewed is held. */
const underWay = anyOf(
  pattern`(?<!\b(?:renewal|refresher|update)s? )\b${begun}\b`,
  // "HR – enrolled"
  /\b(?:enrolled|applied)\W*$/i,
)

/** "In progress", in the column that says how a ticket stands. */
export function isUnderWay(text: string): boolean {
  return underWay.test(text) && !/\brenew(?:ed|al)\b/i.test(text)
}

/** A part of a line without what it only hopes for. */
export function withoutHopes(part: string): string {
  if (labelOfHopes.test(part) || onlyHopedFor.test(part)) return ''
  const [, ...beside] = part.split('\t')
  if (beside.some(isNothingButHope)) return ''
  const kept = part.replaceAll(promised, '').replaceAll(haveNo, '')
  // "Pre-employment medical: ready to do it"
  if (kept !== part && /:\s*$/.test(kept)) return ''
  const pieces = kept
    .replaceAll(lettersWith, (whole, inner: string) => (underWay.test(inner) ? '' : whole))
    .replaceAll(replaced, '')
    .replaceAll(/\([^()]*\)/g, (inner) => (isHopeOfItsOwn(inner) ? '' : inner))
    .split(/(?<=[,;])/)
  return pieces
    .filter(
      (piece, at) =>
        (!underWay.test(piece) || endsFirst.test(piece)) &&
        (isRenewed.test(piece) || !isTellingOfBefore(pieces[at + 1])),
    )
    .filter((piece) => !lacking.test(piece) || licencesIn(piece, true).length === 0)
    .filter((piece) => pieces.length === 1 || !answeredNoTo.test(piece))
    .join('')
}

/** "Shotfirer – would like to get", but not "HR – willing to upgrade" */
const onlyHopedFor =
  /[:–—-]\s*(?:i )?(?:would like|want|keen|hop(?:e|ing)|plan(?:ning)?|looking|wish) to (?:get|gain|obtain|do|sit)(?: (?:it|one|this|that|mine))?(?: (?:soon|next|one day))?\W*$/i

/** "Hoping to sit this in March", in the cell beside a name. */
function isNothingButHope(cell: string): boolean {
  return cell.trim() !== '' && cell.replaceAll(promised, '').trim() === ''
}

/** "(renewed, awaiting card)", "First aid – expired Aug 2026, class booked" */
const isRenewed = /\b(?:renew(?:ed|al)|again)\W*$|\b(?:expired|lapsed|ran out)\b|\bexp\w*\b.*\d/i

/** "Heights, expires November 2026 and booked to renew": it has an end, so it is held. */
const endsFirst =
  /^\W*(?:and )?(?:(?:which|it|they) )?(?:exp\w*|ends?|runs? out|due)\b\W*(?:\p{L}+\W+)?\d.*\bbooked\b/iu

/** "MR (was HR until 2019)": what it stands for now. */
const replaced = /\(\s*(?:was|upgraded from)\s[^()]*\)/gi

/** "DG LF(pending)": of several letters it tells of the last. */
const lettersWith = /\b[A-Z][A-Z\d]\s?\(([^()]*)\)/g

/** "No forklift, but a telehandler gold card" */
const lacking = /^\s*no (?!end|expir|exp\b|date|limit)\p{L}/iu

/** "LF, C6 crane? (no), DG": of several it is asked of one. */
const answeredNoTo = /\?\s*\(?(?:no|nope|not|never)\b/i

/** "Licence: C (HR theory passed)", "BHP Port (RTIO in progress)", "Fit for work (exit medical booked)" */
function isHopeOfItsOwn(inner: string): boolean {
  const names =
    licencesIn(inner, true).length > 0 ||
    /\b[A-Z]{2,}\b|\b(?:medical|renewal|refresher|recert\w*)\b/.test(inner.slice(1, -1))
  return ((underWay.test(inner) || isWanted.test(inner)) && names) || isDue.test(inner)
}

/** "HR (MR needed for the tender only)" */
const isWanted = /\b(?:needed|required|wanted) (?:for|by|if|only)\b/i

/**
 * "OCE ticket: sat, waiting for result", "Dogging, booked 12 Jan": with a word of its own at most, it tells of what stands
 * before the comma.
 */
function isTellingOfBefore(piece = ''): boolean {
  if (!underWay.test(piece)) return false
  const told = piece.replace(/\([^()]*\)/g, '').replace(underWay, '')
  const others = (told.match(/\p{L}+/gu) ?? []).filter((word) => monthOf(word) === undefined)
  const tellsNoMore =
    others.length <= 1 || /\bpending\W*$|\bdue to sit\b|^\s*(?:i )?will do\b/i.test(piece)
  return tellsNoMore && licencesIn(piece, true).length === 0
}
