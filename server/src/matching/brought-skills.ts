import type { AskedSkill, PersonGist } from './gists.ts'

type Brought = PersonGist['skills'][number]

/** The skill that answers what is asked for; of several, one that somebody has worked with. */
export function broughtFor(
  { name, either = [name] }: Pick<AskedSkill, 'name' | 'either'>,
  brought: ReadonlyMap<string, Brought>,
): Brought | undefined {
  const found = either.flatMap((one) => brought.get(one) ?? [])
  return found.find(({ isFromWork }) => isFromWork) ?? found[0]
}
