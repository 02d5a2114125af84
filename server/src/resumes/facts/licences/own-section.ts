import type { Line } from '../../resume-text.ts'
import { stateOf } from '../places/known-places.ts'
import { nameOfCard } from './held/cards-in-passing.ts'
import { licencesIn } from './names/find-licences.ts'
import { withoutLapsed } from './held/ended-tickets.ts'
import { isDenied, withoutHopes } from './held/held.ts'
import { mayExpire } from './names/known-licences.ts'
import { detailsIn } from './parts/licence-details.ts'
import type { LicenceDetails } from './parts/licence-details.ts'
import { noteAsWritten, noteNamed } from './note-licences.ts'
import type { Reading } from './note-licences.ts'
import { rowsInStep } from './layout/dates-in-step.ts'
import { issuersInBlocks, withIssuersApart } from './layout/issuers-in-blocks.ts'
import { notesBelow } from './layout/notes-below.ts'
import { haveTicketsInCells, isOfAnotherKind, ticketPartsOf } from './parts/ticket-parts.ts'
import { ticketTableAt } from './layout/heads-of-tables.ts'
import { isLabelOfTickets } from './held/tickets-in-passing.ts'
import type { TicketTable } from './layout/heads-of-tables.ts'
import { areInSmallLetters, capitalised, maybeNameInSmall } from './parts/small-letters.ts'
import { areDatesEnds } from './parts/ticket-dates.ts'
import type { DateHabit } from './parts/ticket-dates.ts'
import { goesAcross, rowAsTexts, withTypedCells } from './layout/ticket-tables.ts'
import { answeredIn, isTickedForm, ticksApart } from './held/ticked-boxes.ts'
import {
  classes,
  countOfToldIn,
  isToldOfCard,
  listsBefore,
  namesClass,
  numberOfCard,
  ofAllAbove,
  tellsOfAll,
  tellsOfHighRisk,
} from './parts/told-of-several.ts'
import {
  isMoreOfLatest,
  isNoteBelow,
  isNothingButSame,
  isOnSameCard,
  issuerInNote,
} from './parts/told-of-tickets.ts'

const shortLine = 40

/** A section of tickets, line by line, with what it remembers of the lines before. */
export class OwnSection {
  #reading: Reading
  readonly #mayBeTicketAsWritten: (part: string) => boolean
  #areCellsTickets = false
  #isForm = false
  #areSmall = false
  #table: TicketTable | undefined
  /** The tickets that were named last, and on which line. */
  #latest: readonly string[] = []
  #namedAt: Line | undefined
  /** Classes of a card, each on a line, of which nothing was told yet. */
  #classes: readonly string[] = []
  #next: Line | undefined
  /** What was told of a card before the classes on it. */
  #card: LicenceDetails | undefined
  /** "All run out 06/2027 unless marked": until when all below are valid that tell nothing else. */
  #ofAll: LicenceDetails | undefined

  constructor(reading: Reading, mayBeTicketAsWritten: (part: string) => boolean = () => true) {
    this.#reading = reading
    this.#mayBeTicketAsWritten = mayBeTicketAsWritten
  }

  read(all: readonly Line[]): void {
    this.#isForm = isTickedForm(all)
    const lines = this.#isForm ? all.map(answeredIn).flatMap(ticksApart) : withIssuersApart(all)
    this.#areCellsTickets = haveTicketsInCells(lines)
    this.#areSmall = areInSmallLetters(lines)
    const areEnds = areDatesEnds(
      lines.flatMap((line) => ticketPartsOf(line, this.#areCellsTickets, this.#isForm)),
      this.#reading.asOf,
    )
    this.#reading = { ...this.#reading, areEnds }
    const notes = notesBelow(lines)
    const issuers = issuersInBlocks(lines)
    for (const [at, line] of lines.entries()) {
      this.#next = lines[at + 1]
      const row = withTypedCells(line)
      const head = ticketTableAt(row, this.#next)
      this.#table = head ?? this.#table
      if (head || isOfAnotherKind(line)) continue
      if (bookedAlone.test(line.text)) this.#reading.tickets.forgetBooked(this.#latest)
      else if (issuers.has(line)) this.#tellLatest(toldByIssuer(line, this.#reading))
      else if (notes.has(line) || this.#isNoteOnLatest(line, lines[at - 1]))
        this.#tellNote(this.#detailsOfNote(line))
      else for (const part of this.#partsOf(row, line)) this.#readPart(part, line)
    }
  }

  #partsOf(row: Line, line: Line): string[] {
    const rows = rowsInStep(row)
    if (rows.length > 1) return rows.flatMap((each) => this.#partsOf(each, each))
    const isLabelled = line.cells.length === 1 && isLabelOfTickets(line)
    const parts =
      this.#table && !isLabelled && !goesAcross(this.#table, row)
        ? rowAsTexts(this.#table, row).map(withoutHopes).map(withoutLapsed)
        : ticketPartsOf(line, this.#areCellsTickets, this.#isForm)
    return parts.filter((part) => !isDenied(part) || hasNoEnd(part))
  }

  #readPart(part: string, line: Line): void {
    const { tickets } = this.#reading
    const details = detailsIn(part, this.#reading)
    const isAnnounced = this.#namedAt === undefined || /:\s*$/.test(line.text)
    const isOfAll = tellsOfAll.test(part) && licencesIn(part, true).length === 0
    if (isAnnounced && details.expiresOn && isOfAll && !listsBefore.test(part)) {
      if (/\bclasses\b/i.test(part)) this.#tellOfCard(details)
      else this.#ofAll = details
      return
    }
    const count = details.expiresOn ? countOfToldIn(part) : 0
    if (count > 1 && licencesIn(part, true).length === 0) {
      for (const key of tickets.last(count)) tickets.add(key, details)
      return
    }
    const ofCard = details.expiresOn && tellsOfHighRisk.test(part) ? tickets.onCard() : []
    if (ofCard.length > 0) {
      for (const key of ofCard) tickets.add(key, details)
      return
    }
    const isToCome = tells(details) && this.#isOfCardToCome(part, details)
    if (isToCome && classes.test(this.#next?.text ?? '') && !namesClass(part)) {
      this.#tellOfCard(details)
      return
    }
    const isOfCard = !this.#table && isToldOfCard(part) && tickets.areClassesOfCard(this.#latest)
    const isMore = /^\W*\p{Ll}/u.test(part) && tells(details) && this.#isMoreOfLatest(part)
    if (isOfCard) return this.#tellLatest(details)
    if (isMore || (this.#classes.length > 0 && numberOfCard.test(part)))
      return this.#tellCard(details)
    // "Forklift (LF) – same card"
    const card = isOnSameCard(part) ? tickets.detailsOf(this.#latest) : this.#card
    const named = noteNamed(part, true, { ...this.#reading, card })
    if (named.length > 0) {
      // "LF Forklift (all to May 2030)", the last of some classes that each stand on a line.
      if (details.expiresOn && ofAllAbove.test(part) && tickets.areClassesOfCard(named))
        for (const key of this.#classes) tickets.add(key, details)
      // "Driver licence", and on the next line of the form "Class: HR".
      if (/^\W*class(?:es)?\b/i.test(part))
        tickets.forgetCar(this.#latest.filter((key) => !named.includes(key)))
      this.#remember(named, line)
    } else if (isToCome) this.#card = details
    else if (tells(details) && this.#isMoreOfLatest(part)) this.#tellCard(details)
    else
      this.#remember(
        this.#mayBeTicketAsWritten(part)
          ? noteAsWritten(this.#named(part, line), tickets, details)
          : [],
        line,
      )
  }

  /** Before its classes, in several lines. */
  #tellOfCard(details: LicenceDetails): void {
    const number = details.number ?? this.#card?.number ?? null
    this.#card = { ...this.#card, ...details, number }
  }

  #named(part: string, { cells }: Line): string {
    const [name = ''] = part.split(/\t|, /)
    const isOfRow = this.#table !== undefined && cells.length > 1
    // "boddington induction good to 2027": whatever it is for, it says that it is one.
    const isOne = this.#areSmall || isOfRow || /\p{L} induction\b/u.test(name)
    return isOne && maybeNameInSmall(name) ? capitalised(part.trim()) : part
  }

  /** What is told of a card stands above its classes: by its name, or under a heading that is its name. */
  #isOfCardToCome(part: string, { expiresOn, number }: LicenceDetails): boolean {
    const isFirst = this.#namedAt === undefined && (expiresOn !== undefined || number !== null)
    const areClassesBelow = isFirst && classes.test(this.#next?.text ?? '')
    return nameOfCard.test(part) || (areClassesBelow && isMoreOfLatest(part))
  }

  #remember(keys: readonly string[], line: Line): void {
    const { tickets } = this.#reading
    if (this.#ofAll && !tickets.areTold(keys))
      for (const key of keys) tickets.add(key, { ...this.#ofAll, number: null })
    const areClasses = tickets.areClassesOfCard(keys) && tickets.detailsOf(keys)?.expiry === null
    this.#classes = areClasses ? [...this.#classes, ...keys] : []
    // "S1 S2 S3", or in heavy letters "Heights, Confined space", and below them when they were passed.
    const areAbove =
      line.text.length <= shortLine ||
      (line.isBold && this.#next !== undefined && !this.#next.isBold)
    const areBeside = line === this.#namedAt && areAbove && !tickets.areTold(this.#latest)
    this.#latest = areBeside ? [...this.#latest, ...keys] : keys
    this.#namedAt = keys.length > 0 ? line : undefined
  }

  /** "As above", below the name of a ticket: what was told of the one before it. */
  #detailsOfNote(line: Line): LicenceDetails {
    const before = isNothingButSame(line.text)
      ? this.#reading.tickets.detailsBefore(this.#latest)
      : undefined
    return before ?? detailsOfNote(line, this.#reading)
  }

  #isMoreOfLatest(part: string): boolean {
    return this.#latest.length > 0 && !(this.#table && isNamed(part)) && isMoreOfLatest(part)
  }

  #isNoteOnLatest(line: Line, above: Line | undefined): boolean {
    const isBelow = above !== undefined && above === this.#namedAt && isNoteBelow(line, above)
    return isBelow && licencesIn(line.text, true).length === 0
  }

  /** What stands below the last of some classes, such as their end, is of the card that they are on. */
  #tellCard(details: LicenceDetails): void {
    const told = this.#classes.length > 1 ? this.#classes : this.#latest
    for (const key of told) this.#reading.tickets.add(key, details)
    // Below its number may stand its end.
    if (details.expiresOn) this.#classes = []
  }

  /** A note with an end, below classes that each stand on a line and tell nothing, is of the card that they are on. */
  #tellNote(details: LicenceDetails): void {
    if (details.expiresOn) this.#tellCard(details)
    else this.#tellLatest(details)
  }

  #tellLatest(details: LicenceDetails): void {
    for (const key of this.#latest) this.#reading.tickets.add(key, details)
  }
}

function detailsOfNote({ text }: Line, habit: DateHabit): LicenceDetails {
  const issuer = issuerInNote(text)
  return { ...detailsIn(text, habit), ...(issuer && { issuer }) }
}

/** "SafeWork NSW", which says of a state, too, where the ticket is from; "NSW" says nothing else. */
function toldByIssuer({ text }: Line, habit: DateHabit): LicenceDetails {
  const { number, expiry, state } = detailsIn(text, habit)
  const issuer = stateOf(text.trim()) ? undefined : text.trim()
  return { number, expiry, ...(state && { state }), ...(issuer && { issuer }) }
}

function tells({ number, expiresOn, issuedOn, state, issuer }: LicenceDetails): boolean {
  return number !== null || [expiresOn, issuedOn, state, issuer].some((told) => told !== undefined)
}

/** "Booked 12 Jan 2027", below its ticket */
const bookedAlone = /^\W*booked(?: (?:in|for|on))?(?: \d[\w ]*| \p{L}{3,9} \d{4})?\W*$/iu

/** "White Card", and "n/a" in the cell beside it: the end of what has none; or of what has a number or a date as well. */
function hasNoEnd(part: string): boolean {
  const told = /^(.*\t[^\t]*\d[^\t]*)\t\s*n\/a\W*$/i.exec(part)?.[1]
  if (told !== undefined && !isDenied(told)) return true
  const named = licencesIn(part, true)
  const areEndless = named.length > 0 && named.every(({ licence }) => !mayExpire(licence.name))
  // "Expires: n/a 20118840", with its number in the wrong column
  return areEndless && /(?:\t|\bexpires:)\s*n\/a\b[\W\d]*$/i.test(part)
}

/** "PO2, Expires: 05/27": a row whose first cell says something. */
function isNamed(row: string): boolean {
  return /^\s*[^\s,]/.test(row)
}
