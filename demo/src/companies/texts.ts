import type { KeyPerson, KeyProject } from '@headframe/wire'
import { linesOf } from '../people/phrase.ts'

/** Paragraphs, however they are broken and indented in the code. */
export function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => linesOf(paragraph).join(' '))
    .join('\n\n')
}

/** "Priya Raman: Chief Geologist", a line each. */
export function peopleOf(text: string): KeyPerson[] {
  return pairsOf(text).map(([name, role]) => {
    const [first_name = '', ...rest] = name.split(' ')
    return { first_name, last_name: rest.join(' '), role }
  })
}

/** "Long Reef Gold Mine: Production", a line each. */
export function projectsOf(text: string): KeyProject[] {
  return pairsOf(text).map(([name, stage]) => ({ name, stage }))
}

function pairsOf(text: string): (readonly [string, string])[] {
  return linesOf(text).map((line) => {
    const [before = '', after = ''] = line.split(': ', 2)
    return [before, after] as const
  })
}
