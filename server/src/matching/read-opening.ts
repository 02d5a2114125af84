import { isNamedAfter } from '../occupations/nearness.ts'
import { occupationsIn, occupationsInProse } from '../occupations/occupations-in.ts'
import { withOneTrade } from './asked-trade.ts'
import { askedYearsIn } from './asked-years.ts'
import { contentWords } from './content-words.ts'
import type { OpeningGist, Quote, Read, Term } from './gists.ts'
import { shownText } from './html-text.ts'
import type { ShownText } from './html-text.ts'
import { levelAsked } from './level-of.ts'
import { askedTicketsIn, skillsIn } from './terms.ts'

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

export interface Asked extends Term {
  readonly weight: number
  readonly quote: Quote
  /** Any of these will do. */
  readonly either?: readonly string[]
}

const mostTerms = 24

/** What a posting asks for; the same for the same words. */
export function readOpening(opening: OpeningWords): Read<OpeningGist> {
  const description = shownText(opening.descriptionHtml)
  const occupations = askedOccupations(opening, description)
  const named = firstOfEach(askedFor(opening, description, askedTicketsIn))
  const tickets = withOneTrade(named, occupations)
  // The same words are asked for once: as the work, else as a ticket, else as a skill.
  const skills = firstOfEach(askedFor(opening, description, skillsIn)).filter(
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
      skills: skills.slice(0, mostTerms).map(({ name, weight }) => ({ name, weight })),
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

function askedFor(
  { title, descriptionField, listed }: OpeningWords,
  description: ShownText,
  find: (text: string) => Term[],
): Asked[] {
  const inTitle = find(title).map((term) => ({
    ...term,
    weight: 1.2,
    quote: quoteIn('title', title, term),
  }))
  const inLists = (listed ?? []).flatMap(({ field, texts }) =>
    texts.flatMap((text) =>
      find(text).map((term) => ({
        ...term,
        weight: 1,
        quote: { ...quoteIn(field, text, term), start: null, end: null },
      })),
    ),
  )
  const inText = find(description.text).flatMap((term) => {
    const at = description.at(term.start, term.end)
    if (!at) return []
    const quote: Quote = { source: 'job', field: descriptionField, ...at }
    return [{ ...term, weight: urgencyOf(description.text, term), quote }]
  })
  return [...inTitle, ...inLists, ...inText]
}

function areTheSame(one: Asked, other: Asked): boolean {
  if (one.name === other.name) return true
  return one.quote.field === other.quote.field && one.start < other.end && one.end > other.start
}

const wish = new RegExp(
  String.raw`\b(?:${[
    'desirable|desired|preferred|advantage\\w*|a plus|bonus|ideally|beneficial|appreciated',
    '(?:nice|good|great|handy) to have|(?:highly|well) regarded|even better',
    'useful|helpful|handy|welcome|extras?|(?:is|are) nice|(?:all|also|would|will) help|helps',
    'not (?:essential|required|needed|necessary|a must)|no [^,;.]{1,40} (?:required|needed|necessary)',
    '(?:is|are|will be) paid for|training (?:is )?provided|can be trained|we (?:will )?(?:train|teach)|will be provided',
  ].join('|')})\b`,
  'i',
)
const must =
  /\b(?:must|essential|required?|requires|mandatory|minimum|need|needs|necessary|current|valid|hold)\b/i

/** What the sentence around it says of how much it is wanted. */
function urgencyOf(text: string, { start, end }: Term): number {
  const before = text.slice(0, start)
  const from = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), before.lastIndexOf(';'))
  const after = text.slice(end).search(/\n|\. |;/)
  const sentence = text.slice(from + 1, after === -1 ? undefined : end + after)
  if (wish.test(sentence)) return 0.5
  return must.test(sentence) ? 1.2 : 1
}

function askedYears({ descriptionField }: OpeningWords, description: ShownText) {
  const asked = askedYearsIn(description.text)
  const at = asked && description.at(asked.start, asked.end)
  if (!asked || !at) return undefined
  const quote: Quote = { source: 'job', field: descriptionField, ...at }
  return { years: asked.years, quote }
}

/** Named twice, a thing counts once, by the place where it is wanted most. */
function firstOfEach(found: readonly Asked[]): Asked[] {
  const each = new Map<string, Asked>()
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
