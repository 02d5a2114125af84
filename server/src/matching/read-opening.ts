import { isNamedAfter } from '../occupations/nearness.ts'
import { occupationsIn, occupationsInProse } from '../occupations/occupations-in.ts'
import { withOneTrade } from './asked-trade.ts'
import { urgencyOf } from './asked-how.ts'
import { askedTermsIn } from './asked-terms.ts'
import type { AskedTerm, AskedTerms } from './asked-terms.ts'
import { askedYearsIn } from './asked-years.ts'
import { contentWords } from './content-words.ts'
import type { OpeningGist, Quote, Read, Term } from './gists.ts'
import { shownText } from './html-text.ts'
import type { ShownText } from './html-text.ts'
import { levelAsked } from './level-of.ts'

/** What of a posting is read to compare it with people. */
export interface OpeningWords {
  readonly title: string
  readonly role: string | null
  readonly industry: string | null
  /** As every reader is shown it. */
  readonly descriptionHtml: string
  /** The name that the description has in what its reader gets. */
  readonly descriptionField: string
  /** Short texts in a list of their own, all of them required. */
  readonly listed?: readonly { readonly field: string; readonly texts: readonly string[] }[]
}

interface Asked extends Term {
  readonly weight: number
  readonly quote: Quote
}

type AskedFor = Asked & AskedTerm

const mostTerms = 24

/** What a posting asks for; the same for the same words. */
export function readOpening(opening: OpeningWords): Read<OpeningGist> {
  const description = shownText(opening.descriptionHtml)
  const occupations = askedOccupations(opening, description)
  const asked = askedFor(opening, description)
  const named = withoutMet(firstOfEach(asked.flatMap(({ tickets }) => tickets)))
  const tickets = withOneTrade(named, occupations)
  // The same words are asked for once: as the work, else as a ticket, else as a skill.
  const skills = withoutMet(firstOfEach(asked.flatMap((one) => one.skills))).filter(
    (skill) => ![...occupations, ...named].some((other) => areTheSame(skill, other)),
  )
  const years = askedYears(opening, description)
  return {
    gist: {
      occupations: occupations.map(({ name, weight, quote }) => ({
        name,
        weight,
        isRole: quote.field === 'role',
      })),
      level: levelAsked(opening.title, description.text),
      years: years?.years ?? null,
      tickets: tickets.slice(0, mostTerms).map(({ name, weight, either }) => ({
        name,
        isNeeded: weight >= 1,
        ...(either && { either }),
      })),
      skills: skills.slice(0, mostTerms).map(({ name, weight, either, isAsked }) => ({
        name,
        weight,
        isAsked,
        ...(either && { either }),
      })),
      industry: opening.industry,
      words: contentWords(`${opening.title}\n${description.text}`),
    },
    quotes: {
      occupations: quotesOf(occupations),
      tickets: quotesOf(tickets),
      skills: quotesOf(skills),
      ...(years ? { years: years.quote } : {}),
      ...(opening.industry ? { industry: wholeField('industry', opening.industry) } : {}),
    },
  }
}

/** The title says what the work is, the role what kind of work it is listed as; the rest may speak of others. */
function askedOccupations(opening: OpeningWords, description: ShownText): Asked[] {
  const named = namedIn('title', opening.title)
  const inRole = namedIn('role', opening.role ?? '').filter(
    ({ name }) => !named.some((known) => known.name === name),
  )
  // "Sparky" on a posting for auto electricians is one of those.
  const inTitle = named.filter(({ name }) => !inRole.some((role) => isNamedAfter(role.name, name)))
  if (inTitle.length + inRole.length > 0) return firstOfEach([...inTitle, ...inRole])
  const inText = occupationsInProse(description.text).flatMap(({ occupation: name, ...at }) => {
    const found = description.at(at.start, at.end)
    if (!found) return []
    const quote: Quote = { source: 'job', field: opening.descriptionField, ...found }
    return [{ name, ...at, weight: 0.5, quote }]
  })
  return firstOfEach(inText).slice(0, 1)
}

function namedIn(field: string, text: string): Asked[] {
  return occupationsIn(text).map(({ occupation: name, ...at }) => ({
    name,
    ...at,
    weight: 1,
    quote: quoteIn(field, text, at),
  }))
}

/** Text by text: the title, short texts in lists, and the description. */
function askedFor(
  { title, descriptionField, listed }: OpeningWords,
  description: ShownText,
): Record<keyof AskedTerms, AskedFor[]>[] {
  const inTitle = eachOf(askedTermsIn(title), (term) => [
    { ...term, isAsked: true, weight: 1.2, quote: quoteIn('title', title, term) },
  ])
  const inLists = (listed ?? []).flatMap(({ field, texts }) =>
    texts.map((text) =>
      eachOf(askedTermsIn(text), (term) => {
        const quote: Quote = { ...quoteIn(field, text, term), start: null, end: null }
        return [{ ...term, isAsked: true, weight: 1, quote }]
      }),
    ),
  )
  const inText = eachOf(askedTermsIn(description.text), (term) => {
    const at = description.at(term.start, term.end)
    if (!at) return []
    const quote: Quote = { source: 'job', field: descriptionField, ...at }
    return [{ ...term, weight: urgencyOf(description.text, term), quote }]
  })
  return [inTitle, ...inLists, inText]
}

function eachOf({ tickets, skills }: AskedTerms, asked: (term: AskedTerm) => AskedFor[]) {
  return { tickets: tickets.flatMap(asked), skills: skills.flatMap(asked) }
}

/** Of what one of is asked for, nothing more is said where one of it is asked for by itself. */
function withoutMet(found: readonly AskedFor[]): AskedFor[] {
  const alone = found.filter(({ either }) => !either)
  return found.filter(
    ({ either, weight }) =>
      !either?.some((name) => alone.some((one) => one.name === name && one.weight >= weight)),
  )
}

function areTheSame(one: Asked, other: Asked): boolean {
  if (one.name === other.name) return true
  return one.quote.field === other.quote.field && one.start < other.end && one.end > other.start
}

function askedYears({ descriptionField }: OpeningWords, description: ShownText) {
  const asked = askedYearsIn(description.text)
  const at = asked && description.at(asked.start, asked.end)
  if (!asked || !at) return undefined
  const quote: Quote = { source: 'job', field: descriptionField, ...at }
  return { years: asked.years, quote }
}

/** Named twice, a thing counts once, by the place where it is wanted most. */
function firstOfEach<One extends Asked>(found: readonly One[]): One[] {
  const each = new Map<string, One>()
  for (const one of found) {
    const known = each.get(one.name)
    if (!known || known.weight < one.weight) each.set(one.name, one)
  }
  return [...each.values()]
}

function quotesOf(found: readonly Asked[]): Record<string, Quote> {
  return Object.fromEntries(found.map(({ name, quote }) => [name, quote]))
}

function quoteIn(
  field: string,
  text: string,
  { start, end }: { start: number; end: number },
): Quote {
  return { source: 'job', field, text: text.slice(start, end), start, end }
}

function wholeField(field: string, text: string): Quote {
  return { source: 'job', field, text, start: 0, end: text.length }
}
