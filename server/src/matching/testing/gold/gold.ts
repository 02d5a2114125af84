import { readdirSync, readFileSync } from 'node:fs'

/** Postings and people as somebody wrote them by hand, with what they are labelled. */

export const levels = ['trainee', 'worker', 'senior', 'supervisor', 'manager'] as const
export type Level = (typeof levels)[number]

export interface Written {
  readonly id: string
  /** What stands before the text, by its key. */
  readonly fields: ReadonlyMap<string, string>
  /** A posting's description, or a resume as `typedResume` reads it. */
  readonly text: string
}

export interface GoldPosting extends Written {
  readonly wants: Wanted
}

export interface Wanted {
  readonly work: string
  readonly level: Level
  readonly years: number
  readonly needs: readonly string[]
}

export interface GoldPerson extends Written {
  readonly offers: Offered
}

export interface Offered {
  readonly work: readonly DoneWork[]
  readonly has: readonly string[]
}

export interface DoneWork {
  readonly kind: string
  readonly level: Level
  readonly years: number
  /** None while it goes on. */
  readonly yearsAgo: number
}

export function goldPostings(): GoldPosting[] {
  return blocksIn(read('postings.txt')).map(postingOf)
}

export function goldPeople(): GoldPerson[] {
  return blocksUnder('people/').map(personOf)
}

export function freshPostings(): GoldPosting[] {
  return blocksUnder('fresh/postings/').map(postingOf)
}

export function freshPeople(): GoldPerson[] {
  return blocksUnder('fresh/people/').map(personOf)
}

function postingOf(block: Written): GoldPosting {
  const said = (key: string) => block.fields.get(key) ?? ''
  const wants = {
    work: said('gold-work'),
    level: levelOf(said('gold-level')),
    years: Number(said('gold-years')),
    needs: listIn(said('gold-needs')),
  }
  return { ...block, wants }
}

function personOf(block: Written): GoldPerson {
  const work = listIn(block.fields.get('gold-work') ?? '').map(doneWorkOf)
  return { ...block, offers: { work, has: listIn(block.fields.get('gold-has') ?? '') } }
}

export function listIn(typed: string): string[] {
  return typed === '' || typed === '-' ? [] : typed.split(',').map((one) => one.trim())
}

function blocksUnder(folder: string): Written[] {
  const files = readdirSync(new URL(folder, import.meta.url)).toSorted()
  return files.flatMap((file) => blocksIn(read(`${folder}${file}`)))
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

/** Lines of `key: value`, an empty line, the text, and `---` before the next. */
function blocksIn(file: string): Written[] {
  return file
    .split(/^---$/m)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const end = block.indexOf('\n\n')
      const fields = new Map(block.slice(0, end).split('\n').map(fieldOf))
      return { id: fields.get('id') ?? '', fields, text: block.slice(end).trim() }
    })
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trim()]
}

/** As `diesel-fitter:senior:9:now` or `trades-assistant:worker:2:11y`. */
function doneWorkOf(typed: string): DoneWork {
  const [kind = '', level = '', years = '', ago = ''] = typed.split(':')
  return {
    kind,
    level: levelOf(level),
    years: Number(years),
    yearsAgo: ago === 'now' ? 0 : Number(ago.replace(/y$/, '')),
  }
}

function levelOf(typed: string): Level {
  const level = levels.find((one) => one === typed)
  if (!level) throw new Error(`"${typed}" is no level`)
  return level
}
