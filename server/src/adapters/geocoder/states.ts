export const stateNames: ReadonlyMap<string, string> = new Map([
  ['NSW', 'New South Wales'],
  ['VIC', 'Victoria'],
  ['QLD', 'Queensland'],
  ['WA', 'Western Australia'],
  ['SA', 'South Australia'],
  ['TAS', 'Tasmania'],
  ['ACT', 'Australian Capital Territory'],
  ['NT', 'Northern Territory'],
])

const statesByFoldedName: ReadonlyMap<string, string> = new Map(
  [...stateNames].flatMap(([state, name]) => [
    [state.toLowerCase(), state],
    [name.toLowerCase(), state],
  ]),
)

/** Answers nothing when these words, folded, are not a state by name or abbreviation. */
export function findState(words: readonly string[]): string | undefined {
  // "W.A." comes as two words of a letter each.
  const between = words.every((word) => word.length === 1) ? '' : ' '
  return statesByFoldedName.get(words.join(between))
}
