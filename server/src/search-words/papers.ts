import { licencesIn } from '../resumes/facts/licences/names/find-licences.ts'

/**
 * Beside the name of a ticket, or of whoever has to hold one, these say nothing by themselves: a resume lists
 * "Dogman" under a heading, and a posting asks for "DG". A Certificate III is another thing.
 */
const paper = String.raw`(?:ticket(?:s|ed)?|licen[cs](?:es?|ed)|certified|certificates?(?!\s+(?:[ivx]+|\d)(?![\p{L}\p{N}])))(?:\s+holders?)?`
const wordEnds = String.raw`(?![\p{L}\p{N}])`
const work = '(?:jobs?|roles?|positions?|work|vacanc(?:y|ies))'

const afterwards = new RegExp(String.raw`^(?:\s+(?:${work}|${paper})${wordEnds})+`, 'iu')
const beforehand = /(?<![\p{L}\p{N}])(?:(?:licen[cs]ed|certified|ticketed|qualified)\s+)+$/iu

/** "Rigger jobs", "dogman ticket holder": how far what only asks for them goes on behind them. */
export function lengthBehind(text: string): number {
  return afterwards.exec(text)?.[0].length ?? 0
}

/** "Certified rigger": how much of what only leads up to them stands in front. */
export function lengthBefore(text: string): number {
  return beforehand.exec(text)?.[0].length ?? 0
}

interface Span {
  readonly start: number
  readonly end: number
}

const papers = new RegExp(
  String.raw`(?<=\s)(?:${paper}|holders?)(?:\s+${paper})*${wordEnds}`,
  'giu',
)

/** "White card holder": what stands behind the names of tickets. The licence of a driver is no name without it. */
export function papersIn(text: string): Span[] {
  return Array.from(text.matchAll(papers), ({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  })).filter((found) => standsBehindTicket(text, found))
}

/** Names of tickets: what joins their words is part of them, as in "working at heights". */
export function ticketsIn(text: string): Span[] {
  return inAnyCase(text).flatMap((some) =>
    licencesIn(some, true).map(({ at, end }) => ({ start: at, end })),
  )
}

/** Nobody minds capitals in a search, and some names count only with them, or with what stands behind them. */
function standsBehindTicket(text: string, { start, end }: Span): boolean {
  const name = text.slice(0, start).trimEnd()
  return [name, text.slice(0, end)]
    .flatMap(inAnyCase)
    .some((some) => licencesIn(some, false).some((ticket) => ticket.end === name.length))
}

function inAnyCase(text: string): string[] {
  return [text, text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())]
}
