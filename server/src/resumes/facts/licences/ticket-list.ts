import type { ReadLicence } from '../../resume-facts.ts'
import { monthNumber } from '../dates/months.ts'
import { areHighRisk, isClassOfCard } from './names/class-letters.ts'
import { endOf } from './parts/licence-details.ts'
import type { LicenceDetails } from './parts/licence-details.ts'

const mostTickets = 60
/** Beside its classes, what they stand on is no ticket of its own. */
const nameOfCard =
  /^(?:licen[cs]e(?: type)?\W*)?(?:high[ -]risk(?: work)?|hrwl?|(?:(?:NZ|New Zealand) )?driv(?:er|ing)['’]?s?['’]?)(?: (?:licen[cs]es?|tickets?))?$|^NZ licen[cs]e\b/i

export type NamedTicket = Pick<ReadLicence, 'name' | 'code' | 'isAsWritten'>

/** Tickets as they are found, each once: what is told of one again adds what was not told before. */
export class TicketList {
  readonly #tickets = new Map<string, ReadLicence>()

  get all(): ReadLicence[] {
    const all = [...this.#tickets.values()]
    return all.filter(({ name }) => !nameOfCard.test(name) || !all.some(isClassOfCard))
  }

  /** Answers under which key it stands; what is told of several may be none of its own. */
  note(ticket: NamedTicket, details: LicenceDetails, { isOfSeveral = false } = {}): string {
    const key = this.#keyOf(ticket, details)
    const known = this.#tickets.get(key)
    const isRenewed = known !== undefined && !isOfSeveral && endsLater(details, known)
    // Named again with a later end: what was told of the old card is over.
    if (isRenewed)
      this.#tickets.set(key, { ...ticket, ...details, number: details.number ?? known.number })
    else if (known) this.add(key, details)
    else if (this.#tickets.size < mostTickets) this.#tickets.set(key, { ...ticket, ...details })
    return key
  }

  /** By its name and machine; another state gives a licence with dates of its own. */
  #keyOf({ name }: NamedTicket, details: LicenceDetails): string {
    const key = `${name} ${details.machine ?? ''}`.toLowerCase()
    const known = this.#tickets.get(key)
    const isElsewhere = known?.state && details.state && known.state !== details.state
    const isApart = known && details.expiry && known.expiry !== details.expiry
    return isElsewhere && isApart ? `${key} ${details.state}`.toLowerCase() : key
  }

  /** The keys of so many that were found last. */
  last(count: number): string[] {
    return [...this.#tickets.keys()].slice(-count)
  }

  /** The keys of those that stand on one card, be it for high risk work or of another country. */
  onCard(isOnCard: (ticket: NamedTicket) => boolean = areHighRisk): string[] {
    return [...this.#tickets].flatMap(([key, ticket]) => (isOnCard(ticket) ? [key] : []))
  }

  areClassesOfCard(keys: readonly string[]): boolean {
    const tickets = keys.flatMap((key) => this.#tickets.get(key) ?? [])
    return tickets.length > 0 && tickets.every(isClassOfCard)
  }

  areTold(keys: readonly string[]): boolean {
    return keys.some((key) => {
      const { expiry = null, issued } = this.#tickets.get(key) ?? {}
      return expiry !== null || issued !== undefined
    })
  }

  /** What is told of the last of them. */
  detailsOf(keys: readonly string[]): LicenceDetails | undefined {
    const ticket = this.#tickets.get(keys.at(-1) ?? '')
    return ticket && { number: ticket.number, ...endOf(ticket) }
  }

  /** What is told of the one that was found before them. */
  detailsBefore([first = '']: readonly string[]): LicenceDetails | undefined {
    const keys = [...this.#tickets.keys()]
    return this.detailsOf(keys.slice(0, Math.max(0, keys.indexOf(first))))
  }

  /** A driver's licence is one for cars only until its class is told. */
  forgetCar([key = '', ...others]: readonly string[]): void {
    const ticket = this.#tickets.get(key)
    if (others.length === 0 && ticket?.code === 'C' && !ticket.number) this.#tickets.delete(key)
  }

  /** What is booked, as the line below it says, and of which nothing else was told. */
  forgetBooked(keys: readonly string[]): void {
    if (!this.areTold(keys)) for (const key of keys) this.#tickets.delete(key)
  }

  /** To one that was noted before. */
  add(key: string, details: LicenceDetails): void {
    const known = this.#tickets.get(key)
    if (!known) return
    const { name, code, ...former } = known
    const added = {
      ...details,
      ...former,
      number: former.number ?? details.number,
      ...(former.expiry === null && endOf(details)),
    }
    this.#tickets.set(key, { name, code, ...added })
  }
}

function endsLater({ expiresOn }: LicenceDetails, known: LicenceDetails): boolean {
  return (
    expiresOn !== undefined &&
    known.expiresOn !== undefined &&
    monthNumber({ month: 12, ...expiresOn }) > monthNumber({ month: 12, ...known.expiresOn })
  )
}
