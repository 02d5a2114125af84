import { readPackagedTable } from '../../../../packaged/packaged-table.ts'
import { plainPhrase } from '../../../../text/plain.ts'

let known: ReadonlySet<string> | undefined

/** Whether it is the name of a program, as the tables of tools and skills have it. */
export function isSoftware(name: string): boolean {
  known ??= programs()
  return known.has(plainPhrase(name))
}

function programs(): ReadonlySet<string> {
  const columns = ['name', 'aliases'] as const
  const tools = readPackagedTable('resumes/tools.tsv', columns)
  const skills = readPackagedTable('resumes/skills.tsv', columns).filter(isNamedAsProgram)
  return new Set(
    [...tools, ...skills].flatMap(({ name, aliases }) =>
      [name, ...aliases.split(';')].map((word) => plainPhrase(word.replace(/^=/, ''))),
    ),
  )
}

/** Capitals within or in a row, or a common word that counts in its own capitals alone: METSIM, BlastIQ, Xero. */
function isNamedAsProgram({ name, aliases }: { name: string; aliases: string }): boolean {
  const isShaped = /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(name) && !/\d/.test(name)
  return isShaped || aliases.split(';').includes(`=${name}`)
}
