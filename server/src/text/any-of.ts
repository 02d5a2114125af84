/** What one of these patterns matches, tried in their order: so that each thing people write has a line of its own. */
export function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), flagsOf(patterns))
}

/** pattern`^(?:my )?${tickets}\b`: others stand in it as groups, and lend it their flags. */
export function pattern({ raw }: TemplateStringsArray, ...parts: readonly RegExp[]): RegExp {
  const groups = parts.map(({ source }) => `(?:${source})`)
  return new RegExp(String.raw({ raw }, ...groups), flagsOf(parts))
}

function flagsOf(patterns: readonly RegExp[]): string {
  const flags = [...new Set(patterns.map((one) => one.flags))]
  if (flags.length > 1)
    throw new Error(`Joined patterns differ in their flags: ${flags.join(', ')}`)
  return flags.join('')
}
