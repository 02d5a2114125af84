/** Rigging and scaffolding are licensed in three levels, of which several often share one word. */
const level = String.raw`(?:basic|intermediate|advanced)`
const levels = String.raw`${level}(?:(?:\s*[,/&+]\s*|\s+)(?:and\s+)?${level})*`
const work = String.raw`(?:rigg(?:ing|er)|scaffold(?:ing|er|s)?)`
const tickets = String.raw`(?:\s+(?:tickets?|licen[cs]es?))?`

const levelsBefore = new RegExp(String.raw`\b(?<levels>${levels})\s+(?<work>${work})\b`, 'gi')
const levelsBehind = new RegExp(
  String.raw`(?<!\b${level}\s)\b(?<work>${work})\b${tickets}\s*[:(,–—-]?\s*(?<levels>${levels})\b\)?(?=\W*$|\s*[,;)&–—\t-]|\s+(?:level|tickets?|licen[cs]es?|exp\w*|no|\d)\b)`,
  'gi',
)

/** "Rigger – basic & intermediate" as "Basic Rigging, Intermediate Rigging". */
export function withLevelsSpelled(part: string): string {
  return part.replaceAll(levelsBehind, spelled).replaceAll(levelsBefore, spelled)
}

function spelled(...match: unknown[]): string {
  // The last that a replacer is given are the named groups.
  const groups = match.at(-1) as { readonly levels: string; readonly work: string }
  const name = /^rigg/i.test(groups.work) ? 'Rigging' : 'Scaffolding'
  const found = groups.levels.match(new RegExp(level, 'gi')) ?? []
  return found.map((one) => `${one[0]?.toUpperCase()}${one.slice(1)} ${name}`).join(', ')
}
