import { isAskedAt, sentenceAround } from './asked-how.ts'
import type { Term } from './gists.ts'
import { linkOf, mentionsIn } from './mentions.ts'
import type { Mention } from './mentions.ts'
import { negatedIn } from './negated.ts'
import { isTradeCertificate } from './told-trades.ts'

export interface AskedTerm extends Term {
  /** Any of these will do. */
  readonly either?: readonly string[]
  /** Wanted of somebody, and not only spoken of. */
  readonly isAsked: boolean
}

export interface AskedTerms {
  readonly tickets: readonly AskedTerm[]
  readonly skills: readonly AskedTerm[]
}

/** What of a text may be asked for: nothing that it says no to, and what stands for choice as one thing. */
export function askedTermsIn(text: string): AskedTerms {
  const all = mentionsIn(text)
  const negated = negatedIn(text, all)
  const isAsked = (place: { start: number; end: number }) =>
    isAskedAt(text, place) || standsBesideTicket(text, place, all)
  const tickets: AskedTerm[] = []
  const skills: AskedTerm[] = []
  for (const run of choicesIn(text, all)) {
    const wanted = run.filter((one) => !negated.has(one))
    const kind = kindOfChoice(wanted)
    if (kind) {
      const choice = asOne(wanted.flatMap(kind === 'tickets' ? ticketsOf : skillsOf), wanted)
      const into = kind === 'tickets' ? tickets : skills
      into.push({ ...choice, isAsked: isAsked(choice) })
      continue
    }
    for (const one of wanted) {
      const { start, end } = one
      const place = { start, end, isAsked: isAsked(one) }
      tickets.push(...one.tickets.map((name) => ({ name, ...place })))
      skills.push(...one.skills.map((name) => ({ name, ...place })))
    }
  }
  return { tickets, skills }
}

function ticketsOf({ tickets, machines }: Mention): string[] {
  return [...tickets, ...machines]
}

function skillsOf({ skills }: Mention): readonly string[] {
  return skills
}

/** "EWP and working at heights" */
function standsBesideTicket(
  text: string,
  place: { start: number; end: number },
  all: readonly Mention[],
): boolean {
  const { from, to } = sentenceAround(text, place)
  return all.some(({ start, end, tickets }) => tickets.length > 0 && start >= from && end <= to)
}

/** Stretches of neighbours of which the last two are joined by "or"; all others stand alone. */
function choicesIn(text: string, mentions: readonly Mention[]): Mention[][] {
  const runs: Mention[][] = []
  let open: Mention[] = []
  mentions.forEach((one, index) => {
    open.push(one)
    const link = linkOf(text, one, mentions[index + 1])
    if (link === 'or' || link === 'comma') return
    runs.push(...partedAtLastOr(text, open))
    open = []
  })
  return runs
}

/** "HR or MC, first aid": what comes behind the last "or" stands alone, and so do all where there is none. */
function partedAtLastOr(text: string, run: readonly Mention[]): Mention[][] {
  const lastOr = run.findLastIndex((one, index) => linkOf(text, one, run[index + 1]) === 'or')
  const choice = lastOr === -1 ? [] : run.slice(0, lastOr + 2)
  const last = choice.at(-1)
  if (!last || areAllMeant(text, last)) return run.map((one) => [one])
  const like = choice.slice(firstLikeLast(choice))
  const alone = run.filter((one) => !like.includes(one)).map((one) => [one])
  return [...alone, like]
}

/** "HR, first aid or a dogging ticket all help" */
function areAllMeant(text: string, { start, end }: Mention): boolean {
  const { to } = sentenceAround(text, { start, end })
  return /^[^,:]{0,30}\b(?:all|each|both)\b/i.test(text.slice(end, to))
}

/** "You need HR, SAP or Pronto": a licence is no choice beside programs. */
function firstLikeLast(choice: readonly Mention[]): number {
  let first = choice.length - 1
  while (first > 0 && kindOfChoice(choice.slice(first - 1))) first -= 1
  return first
}

function kindOfChoice(choice: readonly Mention[]): 'tickets' | 'skills' | undefined {
  if (choice.length < 2) return undefined
  const named = choice.flatMap(({ tickets }) => tickets)
  // Trades have a choice of their own.
  if (named.some(isTradeCertificate)) return undefined
  if (named.length > 0 && choice.every((one) => ticketsOf(one).length > 0)) return 'tickets'
  return choice.every(({ skills }) => skills.length > 0) ? 'skills' : undefined
}

function asOne(names: readonly string[], choice: readonly Mention[]) {
  const either = [...new Set(names)]
  const [first] = choice
  const place = { start: first?.start ?? 0, end: choice.at(-1)?.end ?? 0 }
  const name = [either.slice(0, -1).join(', '), either.at(-1)].filter(Boolean).join(' or ')
  return either.length > 1 ? { name, either, ...place } : { name, ...place }
}
