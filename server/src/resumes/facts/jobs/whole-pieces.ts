import { anyOf, pattern } from '../../../text/any-of.ts'
import { isCountry } from '../places/countries.ts'
import { placeScore, stateOf } from '../places/known-places.ts'
import { employerScore } from './employers/employer-words.ts'
import { isName } from './employers/names.ts'
import { piecesOf, type Piece } from './pieces.ts'
import { laterOn, tellsMoreOfTitle, titleScore } from './titles/title-words.ts'
import { isToldOfWork } from './titles/words-of-work.ts'

/** Pieces, with those rejoined that only together say something: a town and its state. */
export function wholePiecesOf(source: { text: string; start: number }): Piece[] {
  const joined: Piece[] = []
  const pieces = piecesOf(source).filter(({ text }) => !ofOtherTimes.test(text))
  for (const [at, piece] of pieces.entries()) {
    const last = joined.at(-1)
    const isMore =
      last && (belongsTo(last, piece) || isKindOfWork(last, piece, pieces.slice(at + 1)))
    if (last && isMore && !isCutOff(source, piece))
      joined[joined.length - 1] = together(source, last, piece)
    else joined.push(piece)
  }
  return joined
}

/** "Before the Army: Attendant, Acme, 2009–2010" */
const ofOtherTimes = /^(?:before|prior to|after|earlier than) (?:the |that|this|my |joining )/i

/** "Intern, Audit – Acme, Perth", "Corporal, Crew Commander – Acme": told in the words of work, and before a firm. */
function isKindOfWork(
  title: Piece,
  { text, before }: Piece,
  [firm, place]: readonly Piece[],
): boolean {
  if (!firm || !/^[,–—-]$/.test(before)) return false
  if (titleScore(title.text) < 0.6 || employerScore(title.text) >= 0.6) return false
  const isBeforePlace = place !== undefined && placeScore(place.text) >= 0.5
  const isApart = firm.before !== before && firm.before !== '(' && placeScore(firm.text) < 0.5
  const isBehindDash = /^[–—-]$/.test(firm.before) && before === ','
  // "Turner & Townsend" are no work.
  if (isBehindDash && titleScore(text) >= 0.6 && !/&/.test(text)) return employerScore(text) < 0.6
  if (employerScore(firm.text) < 0.6 && !(isApart && isBeforePlace)) return false
  const isPlain = [titleScore, employerScore, placeScore].every((score) => score(text) < 0.5)
  return isPlain && isName(text) && isToldOfWork(text, [])
}

/** "(Acting from Jan 2026)": without the dates, what stands in brackets is only part of what was there. */
function isCutOff(
  source: { text: string; start: number },
  { text, start, before }: Piece,
): boolean {
  return before === '(' && /^\s{2,}/.test(source.text.slice(start - source.start + text.length))
}

function together(source: { text: string; start: number }, left: Piece, right: Piece): Piece {
  const end = right.start - source.start + right.text.length
  const isBracket = right.before.startsWith('(') && source.text[end] === ')'
  const text = source.text.slice(left.start - source.start, isBracket ? end + 1 : end)
  return { ...left, text }
}

const employmentForm =
  /^(?:casual|contract|contractor|permanent|full[ -]?time|part[ -]?time|temporary|temp|fixed[ -]term|fifo|dido|seasonal)\b/i

const noKinds = anyOf(
  /based|now|then|currently|casual|part|full|contract\w*|perm\w*|temp\w*|fifo|dido/u,
  /various|all|in|at|on|from|since/u,
)

/** "Road Train Driver, fuel", "Fitter, shutdown and labour hire": in small letters behind a title, in a few words what was done. */
const kindOfWork = pattern`^(?!${noKinds}\b)\p{Ll}{3,}(?:(?: and)? \p{Ll}+){0,2}$`

/** "Health, Safety and Training Advisor": of what somebody looks after, the first in a row. */
const disciplines =
  /^(?:(?:occupational )?health|safety|quality|environment|risk|training|hse|people|security|sustainability|compliance|logistics|planning)\b/i

const ofTheState = /^(?:department|ministry|university|city|shire|town|council) of\b/i

const isLegalForm =
  /^(?:(?:pty|p\/l|ltd|limited|inc|llc|plc|co|ltda|gmbh|a\/s)\b|(?:s\.\s?[al]|b\.v|n\.v|s\.r\.l)\.)/i

function belongsTo(left: Piece, right: Piece): boolean {
  if (isLegalForm.test(right.text)) return true
  const isState = stateOf(right.text) !== undefined || /^[A-Z]{2,3}(?: \d{4,5})?$/.test(right.text)
  if (right.before === ',' && (isState || isCountry(right.text))) {
    return employerScore(left.text) < 0.6 && titleScore(left.text) === 0
  }
  // "Acme (Karratha) / crane operator", and no slash within a title.
  if (right.before === '/' && left.before.startsWith('(')) return false
  // "ARTC / Parkes centre / Track Maintainer": slashes part all of it.
  if (right.before === '/' && left.before === '/' && titleScore(left.text) === 0) return false
  if (right.before === '/' && titleScore(right.text) >= 0.6)
    return employerScore(left.text) < Math.max(0.6, titleScore(left.text))
  if (right.before === '/' && titleScore(left.text) >= 0.6)
    return employerScore(right.text) < 0.6 && placeScore(right.text) < 0.5
  // "Cleaner at Karratha Village for Acme Camps" names two.
  if (left.before === 'at' && right.before === 'for') return !/^\p{Lu}/u.test(right.text)
  if (/^(?:for|with)$/.test(right.before))
    return titleScore(left.text) === 0 && !isForOther(left, right)
  if (step.test(right.text)) return titleScore(left.text) > 0
  if (
    right.before === ',' &&
    employerScore(left.text) < 0.6 &&
    tellsLaterTitle(right.text, left.text)
  )
    return true
  // "Loader, water cart and grader" are three machines.
  const mostWords = titleScore(left.text) >= 0.95 && left.text.includes(' ') ? 4 : 3
  const isOfWork = kindOfWork.test(right.text) && right.text.split(' ').length <= mostWords
  if (right.before === ',' && titleScore(left.text) >= 0.6 && isOfWork) return true
  if (right.before === ',' && disciplines.test(left.text) && titleScore(right.text) >= 0.6)
    return disciplines.test(right.text)
  const isOwnTitle = titleScore(right.text) >= 0.6
  return (
    !isOwnTitle &&
    !ofTheState.test(right.text) &&
    /^(?:,|[-–—(/]|&)$/.test(right.before) &&
    !employmentForm.test(right.text) &&
    titleScore(left.text) >= 0.6 &&
    tellsMoreOfTitle(right.text)
  )
}

/** "Acme Divers for Redgum Iron": whose site it was, and no "Centre for Rural Health". */
function isForOther(left: Piece, right: Piece): boolean {
  const isNamed = isName(left.text) && /^\p{Lu}/u.test(right.text)
  return right.before === 'for' && isNamed && !ofPurpose.test(left.text)
}

const ofPurpose =
  /\b(?:cent(?:re|er)|foundation|institute|department|office|society|trust|council|agency|ministry|school|fund|network|alliance|board|commission|association|partnership|program(?:me)?|college|academy|doctors|engineers|friends|teach)$/i

/** "Technician, Level 2 HV", "Teacher, Years 3–5", "Pilot, Grade II to I" */
const step =
  /^(?:ii|iii|iv|(?:level|grade|stage|band|tier|step|years?|grades) (?:\d{1,2}|[ivx]{1,4})(?:\s*(?:[–/&-]|to|and)\s*(?:\d{1,2}|[ivx]{1,4}))?(?: \p{Lu}{1,3})?)$/iu

/** "Graduate, later Solicitor": one work in two steps. */
function tellsLaterTitle(text: string, before: string): boolean {
  const [first = ''] = beginsLater.exec(text) ?? []
  const later = text.slice(first.length)
  const isTitle = titleScore(later) >= 0.6 || (titleScore(before) >= 0.6 && /^\p{Lu}/u.test(later))
  return first !== '' && isTitle
}

const beginsLater = pattern`^${laterOn}`
