/** Rigging and scaffolding are licensed in three levels, of which several often share one word. */
const level = String.raw`(?:basic|inter(?:mediate)?|adv(?:anced)?)`
const levels = String.raw`${level}(?:(?:\s*[,/&+]\s*|\s+)(?:and\s+)?${level})*`
const work = String.raw`(?:rigg(?:ing|er)|scaff(?:old(?:ing|er|s)?)?)`
const tickets = String.raw`(?:\s+(?:tickets?|licen[cs]es?))?`

const levelsBefore = new RegExp(String.raw`\b(?<levels>${levels})\s+(?<work>${work})\b`, 'gi')
const levelsBehind = new RegExp(
  String.raw`(?<!\b${level}\s)\b(?<work>${work})\b${tickets}\s*[:(,–—-]?\s*(?<levels>${levels})\b\)?(?=\W*$|\s*[,;)&–—\t-]|\s+(?:level|tickets?|licen[cs]es?|exp\w*|no|\d)\b)`,
  'gi',
)

/** "Rigger – basic & intermediate" as "Basic Rigging, Intermediate Rigging"; so for S123 of the coal mines. */
export function withLevelsSpelled(part: string): string {
  return part
    .replaceAll(/\bS1\W?S2\W?S3\b|\bS123\b|\bS1\s?(?:[–-]|to)\s?S?3\b/g, 'S1, S2, S3')
    .replaceAll(levelsBehind, spelled)
    .replaceAll(levelsBefore, spelled)
}

function spelled(...match: unknown[]): string {
  // The last that a replacer is given are the named groups.
  const groups = match.at(-1) as { readonly levels: string; readonly work: string }
  const name = /^rigg/i.test(groups.work) ? 'Rigging' : 'Scaffolding'
  const found = groups.levels.match(new RegExp(level, 'gi')) ?? []
  return found.map((one) => `${wholeLevel(one)} ${name}`).join(', ')
}

function wholeLevel(printed: string): string {
  if (/^basic/i.test(printed)) return 'Basic'
  return /^inter/i.test(printed) ? 'Intermediate' : 'Advanced'
}
