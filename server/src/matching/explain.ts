import type { Match } from '@headframe/wire'
import { broughtFor } from './brought-skills.ts'
import { doubtAbout, heldTickets, shownFor } from './covered-tickets.ts'
import type { Doubt } from './covered-tickets.ts'
import type { OpeningGist, PersonGist, Quote, Read } from './gists.ts'
import { compare, isFresherByRole } from './score.ts'
import type { Comparison, NearestWork } from './score.ts'
import type { YearsWorked } from './years-worked.ts'

type Explained = Pick<Match, 'score' | 'lacking' | 'reasons' | 'missing' | 'improve'>
type Reason = Match['reasons'][number]
type Missing = Match['missing'][number]

const mostOfAKind = 4

interface Pair {
  readonly opening: Read<OpeningGist>
  readonly person: Read<PersonGist>
}

/** The score with the sentences that it comes from, the strongest first. Both sides read the same ones. */
export function explain(opening: Read<OpeningGist>, person: Read<PersonGist>): Explained {
  const pair = { opening, person }
  const comparison = compare(opening.gist, person.gist)
  return {
    score: comparison.score,
    lacking: lackingTickets(pair),
    reasons: [
      ...workReasons(pair, comparison),
      ...yearsReasons(pair, comparison),
      ...ticketReasons(pair),
      ...skillReasons(pair),
      ...industryReasons(pair),
    ],
    missing: [...missingYears(pair, comparison), ...missingTickets(pair), ...missingSkills(pair)],
    improve: improvements(pair),
  }
}

function workReasons({ opening, person }: Pair, { work }: Comparison): Reason[] {
  const quote = work && person.quotes.occupations[work.worked.name]
  if (!work || !quote) return []
  return [
    {
      text: workText(work, quote),
      job: opening.quotes.occupations[work.asked] ?? null,
      person: quote,
    },
  ]
}

function workText({ asked, worked, nearness }: NearestWork, quote: Quote): string {
  const { text } = quote
  if (isRole(quote)) {
    return nearness === 1
      ? `The role on the profile is ${text}`
      : `The role on the profile is ${text}, which is close to ${asked}`
  }
  const role = isFresherByRole(worked) ? ', and still the role on the profile' : ''
  const said = `Worked as ${text}${lengthText(worked.months)}${agoText(worked)}${role}`
  if (nearness === 1) return said
  return nearness > 0.5
    ? `${said}: close to ${asked}`
    : `${said}: the same kind of work as ${asked}`
}

function lengthText(months: number | null): string {
  return months === null || months === 0 ? '' : ` for ${spanText(months)}`
}

/** In years from two on: nobody counts the months of a trade. */
export function spanText(months: number): string {
  if (months < 24) return months === 1 ? '1 month' : `${months} months`
  return `${Math.floor(months / 12)} years`
}

function agoText({ monthsAgo: months, isUndated }: NearestWork['worked']): string {
  if (isUndated) return ''
  if (months === 0) return ', up to today'
  return months < 24 ? '' : `, ${spanText(months)} ago`
}

function yearsReasons({ opening, person }: Pair, { years: { own } }: Comparison): Reason[] {
  const { years } = opening.gist
  if (years === null || !own || own.months < years * 12) return []
  const quote = person.quotes.occupations[own.name] ?? null
  const whose = own.isByRole || isRole(quote) ? ' by the role on the profile' : ''
  return [
    {
      text: `${spanText(own.months)} of this work${whose}, where ${yearsText(years)} asked for`,
      job: opening.quotes.years ?? null,
      person: quote,
    },
  ]
}

function isRole(quote: Quote | null): boolean {
  return quote?.source === 'profile' && quote.field === 'role'
}

function yearsText(years: number): string {
  return years === 1 ? '1 year is' : `${years} years are`
}

function ticketReasons({ opening, person }: Pair): Reason[] {
  const held = heldTickets(person.gist.tickets)
  return byNeed(opening.gist)
    .flatMap((asked) => {
      const shown = shownFor(asked, held)
      return shown ? [{ asked, shown }] : []
    })
    .slice(0, mostOfAKind)
    .map(({ asked: { name, either = [name] }, shown }) => ({
      text: either.includes(shown) ? `Holds: ${shown}` : `Holds: ${shown}, which covers ${name}`,
      job: opening.quotes.tickets[name] ?? null,
      person: person.quotes.tickets[shown] ?? null,
    }))
}

function skillReasons({ opening, person }: Pair): Reason[] {
  const brought = new Map(person.gist.skills.map((skill) => [skill.name, skill]))
  return byWeight(opening.gist)
    .flatMap((asked) => {
      const skill = broughtFor(asked, brought)
      return skill ? [{ asked, ...skill }] : []
    })
    .toSorted((a, b) => Number(b.isFromWork) - Number(a.isFromWork))
    .slice(0, mostOfAKind)
    .map(({ asked, name, isFromWork }) => ({
      text: isFromWork ? `Has worked with ${name}` : `Names ${name}`,
      job: opening.quotes.skills[asked.name] ?? null,
      person: person.quotes.skills[name] ?? null,
    }))
}

function industryReasons({ opening, person }: Pair): Reason[] {
  const { industry } = opening.gist
  if (!industry || industry !== person.gist.industry) return []
  return [
    {
      text: `The same industry: ${industry}`,
      job: opening.quotes.industry ?? null,
      person: person.quotes.industry ?? null,
    },
  ]
}

function missingYears({ opening }: Pair, { years: { own, near } }: Comparison): Missing[] {
  const { years } = opening.gist
  if (years === null || (own && own.months >= years * 12)) return []
  const seen = own ? `${spanText(own.months)} of this work can be seen` : 'none can be seen'
  const besides = near ? `, ${own ? 'and' : 'but'} ${nearSpanText(near)}` : ''
  return [
    {
      text: `${yearsText(years)} asked for, ${seen}${besides}`,
      job: opening.quotes.years ?? null,
      mend: 'resume',
    },
  ]
}

function nearSpanText({ months, nearness }: NonNullable<YearsWorked['near']>): string {
  return `${spanText(months)} ${nearness > 0.5 ? 'with work close to it' : 'with work of the same kind'}`
}

function missingTickets(pair: Pair): Missing[] {
  return ticketsNotHeld(pair).map(({ name, isNeeded, hasExpired, doubt }) => ({
    text: hasExpired
      ? `${name} has expired`
      : `${name} is ${isNeeded ? 'asked for' : 'welcome'}${doubt ? saysOfDoubt[doubt] : ''}`,
    job: pair.opening.quotes.tickets[name] ?? null,
    mend: doubt === 'asked' ? null : 'resume',
  }))
}

const saysOfDoubt: Readonly<Record<Doubt, string>> = {
  asked: ', and nothing says of which trade',
  held: ', and nothing says which trade the one that is held is of',
}

function ticketsNotHeld({ opening, person }: Pair) {
  const held = heldTickets(person.gist.tickets)
  const expired = new Set(
    person.gist.tickets.flatMap(({ name, hasExpired }) => (hasExpired ? [name] : [])),
  )
  return byNeed(opening.gist)
    .filter((asked) => !shownFor(asked, held))
    .slice(0, mostOfAKind)
    .map((asked) => ({
      ...asked,
      hasExpired: expired.has(asked.name),
      doubt: doubtAbout(asked, held),
    }))
}

/** Where it is in doubt which trade is meant, nobody is told that they lack it. */
function lackingTickets({ opening, person }: Pair): string[] {
  const held = heldTickets(person.gist.tickets)
  return opening.gist.tickets
    .filter((asked) => asked.isNeeded && !shownFor(asked, held) && !doubtAbout(asked, held))
    .map(({ name }) => name)
}

/** What would change it, and only if it is so: nobody is asked to write what is not true. */
function improvements(pair: Pair): string[] {
  return [
    ...ticketsNotHeld(pair).flatMap(({ name, hasExpired, doubt }) => {
      if (doubt === 'asked') return []
      if (doubt === 'held') return 'Say on your profile which trade your certificate is of.'
      return hasExpired
        ? `Add your new ${name} to your profile once you have it.`
        : `Add ${name} to your profile if you hold it.`
    }),
    ...skillsNotBrought(pair).map(({ name }) => `Add ${name} to your skills if you know it.`),
  ]
}

function missingSkills(pair: Pair): Missing[] {
  return skillsNotBrought(pair).map(({ name }) => ({
    text: `${name} is asked for`,
    job: pair.opening.quotes.skills[name] ?? null,
    mend: 'resume',
  }))
}

function skillsNotBrought({ opening, person }: Pair) {
  const brought = new Map(person.gist.skills.map((skill) => [skill.name, skill]))
  return byWeight(opening.gist)
    .filter((asked) => asked.isAsked && asked.weight >= 1 && !broughtFor(asked, brought))
    .slice(0, mostOfAKind)
}

function byNeed({ tickets }: OpeningGist) {
  return tickets.toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
}

function byWeight({ skills }: OpeningGist) {
  return skills.toSorted((a, b) => b.weight - a.weight)
}
