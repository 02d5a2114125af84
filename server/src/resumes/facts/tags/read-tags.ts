import type { ReadTag } from '../../resume-facts.ts'
import type { Line } from '../../resume-text.ts'
import { plain } from '../../../text/plain.ts'
import type { FoundJob } from '../jobs/found-job.ts'
import { withoutNotHeld } from '../licences/held/not-held.ts'
import type { Section } from '../sections/read-sections.ts'
import { listedSkills } from './listed-skills.ts'
import { vocabulary } from './vocabulary.ts'
import { WordTrie } from '../../../text/word-trie.ts'

const mostTags = 50
const telling: readonly Section['kind'][] = [
  'head',
  'summary',
  'skills',
  'projects',
  'licences',
  'volunteering',
]

interface Room {
  readonly lines: readonly Line[]
  readonly isList: boolean
}

interface Known {
  readonly fullName?: string | undefined
  /** The names of tickets: a machine without its ticket is no skill. */
  readonly held?: readonly string[]
}

/** Skills, tools and occupations, each with the number of roles and sections that name it; nobody is a skill of theirs. */
export function readTags(
  sections: readonly Section[],
  jobs: readonly FoundJob[],
  { fullName, held = [] }: Known = {},
): ReadTag[] {
  const rooms: readonly Room[] = [
    ...sections
      .filter(({ kind }) => telling.includes(kind))
      .map(({ kind, lines }) => ({ lines, isList: kind === 'skills' })),
    ...(jobs.length > 0 ? jobs : sections.filter(({ kind }) => kind === 'experience')).map(
      ({ lines }) => ({ lines, isList: false }),
    ),
  ]
  const { skills, occupations } = vocabulary()
  const counts = new Map<string, number>()
  const count = (names: Iterable<string>) => {
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }

  const listed = new Set(listedSkills(sections))
  const words = ownWords([...listed], skills)
  for (const { lines, isList } of rooms) {
    const texts = lines.map(({ text }) => withoutNotHeld(withoutAddresses(text), held))
    const names = texts.flatMap((text) => [...namesIn(skills, text), ...namesIn(words, text)])
    // One letter is a language only in a list of skills, and alone there; elsewhere it is a class or a grade.
    const alone = new Set(isList ? texts.flatMap((text) => text.split(/\s*[,;|•·/\t]\s*/)) : [])
    count(names.filter((name) => name.length > 1 || alone.has(name)))
  }
  for (const { title } of jobs) count(namesIn(occupations, title ?? ''))

  const name = plain(fullName ?? '')
  // "Ruby" is no language of Ruby Ridgway's, unless she lists it.
  const ofName = new Set(name.split(/[\s-]+/))
  return Array.from(counts, ([tag, found]) => ({ tag, count: found }))
    .filter(({ tag }) => plain(tag) !== name && (!ofName.has(plain(tag)) || listed.has(tag)))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostTags)
}

function namesIn(trie: WordTrie, text: string): string[] {
  return trie.matchesIn(text).map(({ name }) => name)
}

/** The person's own words for skills, where the dictionary would say less. */
function ownWords(listed: readonly string[], known: WordTrie): WordTrie {
  const own = new WordTrie()
  for (const skill of listed) {
    const matches = known.matchesIn(skill)
    const covered = matches.reduce((sum, { start, end }) => sum + end - start, 0)
    const saysAll = matches.some(({ name }) => holds(name, skill) || initialsOf(name) === skill)
    if (!saysAll || covered < skill.length * 0.6) own.add(skill, skill)
  }
  return own
}

/** Whether a name holds every word of a skill, as Microsoft Excel does Excel. */
function holds(name: string, skill: string): boolean {
  const stems = stemsOf(name)
  return stemsOf(skill).every((stem) => stems.includes(stem))
}

function initialsOf(name: string): string {
  return name
    .replaceAll(/\b(?:and|of|the)\b/g, '')
    .replaceAll(/\B[\p{L}\p{N}]+|[^\p{L}]/gu, '')
    .toUpperCase()
}

function stemsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?:es|s)$/, ''))
}

function withoutAddresses(text: string): string {
  if (!/[@/]|www\./.test(text)) return text
  return text.replaceAll(/\S{0,200}@\S{1,200}|(?:https?:|www\.)\S{1,300}/g, ' ')
}
