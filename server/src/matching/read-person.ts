import type { ReadJob } from '../resumes/resume-facts.ts'
import { broughtTickets } from './brought-tickets.ts'
import { contentWords } from './content-words.ts'
import type { KeptGist, KeptSkill, Quote, Quoted, Read } from './gists.ts'
import { skillsOfTickets } from './skills-of-tickets.ts'
import { isIn, outsideOf, stuffedStretches } from './stuffed.ts'
import type { Stretch } from './stuffed.ts'
import { linesOf, namesIn, skillsIn } from './terms.ts'
import type { PersonWords } from './person-words.ts'
import { ofProfile, ofResume, placeOf } from './where-said.ts'
import { workedAs } from './worked-as.ts'

const mostWords = 300

/** What a person brings; the same for the same words and month. */
export function readPerson(person: PersonWords): Read<KeptGist> {
  const { content, facts } = person.resume
  const stuffed = stuffedStretches(content)
  const work = workedAs(person, stuffed)
  const tickets = broughtTickets(person.resume, stuffed, work)
  const skills: (KeptSkill & Quoted)[] = [...broughtSkills(person, stuffed)]
  skills.push(...skillsOfTickets(tickets, skills))
  return {
    gist: {
      occupations: work.map(({ quote: _where, ...one }) => one),
      tickets: tickets.map(({ quote: _where, ...ticket }) => ticket),
      skills: skills.map(({ quote: _where, ...skill }) => skill),
      industry: person.industry,
      words: contentWords(wordsOfWork(content, facts.jobs, stuffed), mostWords),
    },
    quotes: {
      occupations: quotesOf(work),
      tickets: quotesOf(tickets),
      skills: quotesOf(skills),
      ...(person.industry ? { industry: ofProfile('industry', person.industry) } : {}),
    },
  }
}

function quotesOf(all: readonly Quoted[]): Record<string, Quote> {
  return Object.fromEntries(all.map(({ name, quote }) => [name, quote]))
}

/** What the reader of resumes named a skill, where its words stand; in a job it was worked with. */
function broughtSkills({ resume, answers }: PersonWords, stuffed: readonly Stretch[]) {
  const known = new Set(resume.facts.tags.map(({ tag }) => tag))
  const jobs = resume.facts.jobs.map((job) => fromItsTitle(resume.content, job))
  const each = new Map<string, Quoted & { readonly isFromWork: boolean }>()
  const inResume = outsideOf(stuffed, skillsIn(resume.content)).filter(({ name }) =>
    known.has(name),
  )
  for (const term of inResume) {
    const isFromWork = isIn(jobs, term)
    const found = each.get(term.name)
    if (found && (found.isFromWork || !isFromWork)) continue
    each.set(term.name, { name: term.name, isFromWork, quote: ofResume(resume.content, term) })
  }
  for (const { tag, isSaid } of resume.facts.tags) {
    if (!isSaid) continue
    const quote = ofProfile('skills', tag)
    for (const name of namesIn(skillsIn(tag), tag)) {
      if (!each.has(name)) each.set(name, { name, isFromWork: false, quote })
    }
  }
  for (const { id, response } of answers) {
    for (const { name, start, end } of skillsIn(response)) {
      const text = response.slice(start, end)
      const quote: Quote = { source: 'answer', field: String(id), text, start, end }
      if (!each.has(name)) each.set(name, { name, isFromWork: false, quote })
    }
  }
  return [...each.values()]
}

function wordsOfWork(content: string, jobs: readonly ReadJob[], stuffed: readonly Stretch[]) {
  return jobs
    .flatMap((job) => {
      const { start, end } = fromItsTitle(content, job)
      return linesOf(content.slice(start, end)).map((line) => ({ ...line, from: start }))
    })
    .filter(({ text, start, from }) => {
      const at = from + start
      return !isIn(stuffed, { start: at, end: at + text.length })
    })
    .map(({ text }) => text)
    .join('\n')
}

/** What stands above the title of a job may be who somebody is and where they live. */
function fromItsTitle(content: string, { title, span }: ReadJob): Stretch {
  const place = placeOf(content, title ?? '', span.start)
  return place && place.end <= span.end ? { start: place.start, end: span.end } : span
}
