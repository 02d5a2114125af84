import { anyOf, pattern } from '../../../text/any-of.ts'
import { isLocality, isSiteName, isTown, placeScore, stateOf } from '../places/known-places.ts'
import { townBehindHyphen } from '../places/town-behind-hyphen.ts'
import { employerScore } from './employers/employer-words.ts'
import { titleScore } from './titles/title-words.ts'

/** A run of a header between two signs that part things. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly before: string
}

const words = anyOf(
  /on assignment (?:to|at)|on[ -]site at|assigned to|contracted to|contracting to|seconded to/gu,
  /on behalf of|on hire to|placed (?:at|with)|at|for|with|via|through|c\/-|c\/o/gu,
  // In German, Dutch, Italian, French and Danish
  /bei|bij|presso|chez|hos/gu,
)
const shortened = /M\/s|Messrs|Mess|Hnos|Bros|Sta?|Sto|Ste|Mt|Drs?|Mrs?|Univ|Dept|Prof|Cie|Cia|Fa/gu

const separator = anyOf(
  // "Fitter - Thiess", "Fitter–Thiess", "fitter- Thiess", but not "Years 3–5"
  /\s+[-–—−]+\s*|\s*(?:(?<!\d)[–—]|[–—](?!\d))\s*|(?<=\p{Ll})-\s+/gu,
  /\s*[|•·●▪►@;~]\s*|\s*\t\s*|\s{3,}|\s*[()[\]]\s*/gu,
  // "Fitter,Thiess", but not "lorries of 7,5 t"
  /,(?:\s+|(?!\d)|(?<!\d,))/gu,
  // "Fitter at Thiess"
  pattern`\s+${words}\s+`,
  // "(on hire to BHP)"
  /(?<=\()(?:labour hire|on hire|on assignment|assigned|contracted|seconded) to\s+/gu,
  // "Operatør ved Hydro"
  /\s+(?:en|em|ved|vid)\s+(?=\p{Lu})/gu,
  // But not "Level 3 / 4"
  /:\s+|(?<!\d)\s+\/\s+|\s+\/\s+(?!\d)|\s*\/\/\s*/gu,
  // "Fitter. Thiess", but not "J. Smith" and "Mt. Newman"
  pattern`(?<!(?:^|[\s.(])\p{Lu})(?<!\b${shortened})(?<!& Co)\.\s+(?=\p{Lu}\p{Ll})`,
)

/** "Hanseat Ocean Lines (Asia) Pte Ltd": what stands in brackets before its legal form is of the name. */
const bracketInFirm =
  /\([^()]{1,24}\)\s+(?:Pty|Pte|Pvt|Private|P\/L|Ltd|Limited|Inc|LLC|PLC|Corp|Sdn|GmbH)\b\.?(?:\s+(?:Ltd|Limited|Bhd)\b\.?)?/gi

/** "Player (contract) and groundsman": and something else besides. */
const bracketInTitle = /\([^()]{1,24}\)\s+(?:and|&|then|later)\s+\p{L}/giu

/** What signs and words part, and places apart from what stands before them. */
export function piecesOf(source: { text: string; start: number }): Piece[] {
  return withTownsApart(cutAtSigns(source))
}

function cutAtSigns({ text, start }: { text: string; start: number }): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let before = ''
  const wholes = [bracketInFirm, bracketInTitle]
    .flatMap((whole) => [...text.matchAll(whole)])
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
  for (const match of text.matchAll(separator)) {
    if (wholes.some(({ start: first, end }) => match.index >= first - 1 && match.index < end))
      continue
    push(pieces, text.slice(from, match.index), start + from, before)
    from = match.index + match[0].length
    const behindBracket = match[0].includes(')') ? /^[/,](?=\s)/.exec(text.slice(from)) : null
    before = behindBracket?.[0] ?? (match[0].trim() || ' ')
  }
  push(pieces, text.slice(from), start + from, before)
  return pieces
}

function push(pieces: Piece[], text: string, start: number, before: string): void {
  const piece = trimmed({ text, start, before })
  if (piece) pieces.push(piece)
}

/** Without blanks and signs around it; nothing when no letter is left. */
export function trimmed({ text, start, before }: Piece): Piece | undefined {
  const told = toldInProse.exec(text)?.[0].length ?? 0
  if (told > 0) return trimmed({ text: text.slice(told), start: start + told, before })
  const from = /^(?:[^\p{L}\p{N}]|m\/s\.?\s|\d{1,2}[.)]\s+(?=\p{L}))*/iu.exec(text)?.[0].length ?? 0
  const [hint = '', word] =
    /^(via|through|employed (?:by|through|via)(?!.*\b(?:until|till|from|since)\b)|c\/o|c\/-|at|with|for|bei|bij|presso|chez|hos)\s+/i.exec(
      text.slice(from),
    ) ?? []
  if (word)
    return trimmed({
      text: text.slice(from + hint.length),
      start: start + from + hint.length,
      before: word,
    })
  const kept = text
    .slice(from)
    .replace(/[\s,;:|–—-]+$/u, '')
    .replace(formInBrackets, '')
    .replace(/(?<=\p{Ll}.*)\s+(?:CURRENT|PRESENT)$/u, '')
  // "Airleg miner." ends as a sentence does, and "Acme Inc." as a name.
  const bare = /\p{Ll}{3}\.$/u.test(kept) && !/\b(?:corp|bros|assoc|univ)\.$/i.test(kept)
  const isSure = bare && Math.max(titleScore(kept), employerScore(kept.slice(0, -1))) >= 0.6
  const named = isSure ? kept.slice(0, -1) : kept
  return /\p{L}/u.test(named) ? { text: named, start: start + from, before } : undefined
}

const article = anyOf(
  /as\s+(?:an?\s+|the\s+)?|an?\s+|the\s+/iu,
  // "Was Mine Surveyor"
  /(?<=\b(?:was|am|been)\s+)/iu,
)
const earlier = /(?:before (?:that|this)|previously|prior to that|earlier),?\s+/iu
const was = /(?:been\s+)?(?:worked|working|employed|engaged|was|am|been)\s+/iu

/** "I have worked as a", before what somebody was. */
const toldInProse = pattern`^\W*${earlier}?(?:i\s+)?(?:(?:have|had)\s+)?${was}${article}(?=\p{L})`

/** "I have been Mine Surveyor at": a sentence, and somebody was something in it. */
export function tellsTitle(text: string): boolean {
  const [told = ''] = toldInProse.exec(text) ?? []
  const [title = ''] = text.slice(told.length).split(/,|\s(?:at|with|for|in)\s/)
  return told !== '' && titleScore(title) >= 0.8
}

/** How somebody was employed is no part of a name. */
const formInBrackets =
  /\s*\((?:labou?r hire|contract(?:or|ing)?|casual|permanent|full[ -]?time|part[ -]?time|fifo|dido|temp|temporary|fixed[ -]term)\)$/i

/**
 * "Acme Gold Meekatharra, WA", "Acme Gold Meekatharra WA", "Driller at Acme Gold Olympic Dam": the place is not of
 * the firm's name.
 */
function withTownsApart(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1]
    const inTown = /\sin (?=\p{Lu}[\p{L} ]+\.?$)/u.exec(piece.text)
    if (inTown && placeScore(piece.text.slice(inTown.index + 4)) >= 0.5)
      return [
        { ...piece, text: piece.text.slice(0, inTown.index) },
        {
          text: piece.text.slice(inTown.index + 4),
          start: piece.start + inTown.index + 4,
          before: 'in',
        },
      ]
    const ofTown = townBehindHyphen(piece.text)
    if (ofTown)
      return [
        { ...piece, text: ofTown.name },
        { text: ofTown.town, start: piece.start + ofTown.name.length + 1, before: '-' },
      ]
    const isBeforeState = next?.before === ',' && stateOf(next.text) !== undefined
    const isFirm = /^(?:at|@)$/.test(piece.before)
    const [, body] = /^(.*\S) (?:WA|QLD|NSW|VIC|SA|NT|TAS|ACT)$/.exec(piece.text) ?? []
    const townAt =
      isBeforeState || isFirm || body
        ? placeBehind(body ?? piece.text, isBeforeState || body !== undefined)
        : undefined
    if (townAt === undefined) return [piece]
    return [
      { ...piece, text: piece.text.slice(0, townAt).trimEnd() },
      { text: piece.text.slice(townAt), start: piece.start + townAt, before: ' ' },
    ]
  })
}

/** Where the name of a firm ends and that of a place begins; "City of Perth" is all name. */
export function placeBehind(text: string, isBeforeState = false): number | undefined {
  if (placeScore(text) >= 0.5) return undefined
  const gaps = text.matchAll(/(?<!\b(?:of|the|at|in|and|&))\s+(?=\p{Lu})/giu)
  const gap = Array.from(gaps).find(({ 0: blank, index }) =>
    isTownName(text.slice(index + blank.length), isBeforeState),
  )
  return gap && gap.index + gap[0].length
}

function isTownName(text: string, isBeforeState: boolean): boolean {
  return isTown(text) || (isBeforeState ? isLocality(text) : isSiteName(text))
}
