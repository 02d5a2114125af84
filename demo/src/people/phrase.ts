import type { Random } from './random.ts'

/**
 * Says a pattern in one of its ways: `{red|blue}` is one of the choices, `{3-9}` a number between
 * the two, and `{town}` a word handed in. Choices may hold the other two.
 */
export function say(
  pattern: string,
  random: Random,
  words: Readonly<Record<string, string>> = {},
): string {
  const innermost = /\{([^{}]*)\}/
  let said = pattern
  for (let found = innermost.exec(said); found; found = innermost.exec(said)) {
    const [whole, inside = ''] = found
    said = said.replace(whole, () => wordFor(inside, random, words))
  }
  return said
}

function wordFor(inside: string, random: Random, words: Readonly<Record<string, string>>): string {
  if (inside.includes('|')) return random.pick(inside.split('|'))

  const range = /^(\d+)-(\d+)$/.exec(inside)
  if (range) return String(random.whole(Number(range[1]), Number(range[2])))

  const word = words[inside]
  if (word === undefined) throw new Error(`No word for {${inside}}`)
  return word
}

/** The items of a list written with commas. */
export const listed = (items: string): string[] => items.split(', ')

/** The lines of a text, without the indent that they have in the code. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
