import { anyOf, pattern } from '../../text/any-of.ts'
import type { Cell, Line, ResumeText } from '../resume-text.ts'

const fewestLetters = 60
const mostOthers = 0.02

/**
 * A resume that somebody typed in small letters throughout, as on a phone, or in capitals throughout: names
 * and headings begin with capitals, as they do elsewhere. Every letter stays where it is.
 */
export function withUsualLetters(resume: ResumeText): ResumeText {
  const capitals = resume.text.match(/\p{Lu}/gu)?.length ?? 0
  const small = resume.text.match(/\p{Ll}/gu)?.length ?? 0
  const letters = capitals + small
  if (letters < fewestLetters || Math.min(capitals, small) > mostOthers * letters) return resume
  const lines = resume.lines.map((line) => ({
    ...ofUsualLetters(line),
    cells: line.cells.map(ofUsualLetters),
  }))
  return { ...resume, text: usual(resume.text), lines }
}

function ofUsualLetters<T extends Line | Cell>(one: T): T {
  return { ...one, text: usual(one.text) }
}

/** Addresses of mail and of the web stay as they are typed, and so does what has figures in it. */
const word = /(?<![\p{L}\p{N}@./:_-])\p{L}[\p{L}'’]*(?![\p{L}\p{N}@/_]|\S{0,60}@|\.\p{L})/gu
const between = /^(?:and|or|of|the|for|at|in|to|a|an|on|with|by|from|until|till|exp|now)$/
const letters = anyOf(
  /wa|qld|nsw|vic|sa|nt|tas|act/,
  // Classes of vehicles and of high risk work
  /lr|mr|hr|hc|mc|c|lf|lo|wp|dg|rb|ri|ra|sb|si|cn|cv|cb|rs/,
  // Other tickets, and what they come of
  /ewp|msic|asic|riw|huet|bosiet|tbosiet|cpr|lvr|wah|cse|gta|rii|voc|vocs|hrw|hrwl|eeha|icam/,
  /rsa|marcsta|ahpra|rpeq/,
  // Rosters, schools and firms
  /fifo|dido|tafe|ba|bhp|fmg|kcgm|ug|oce|sse|beul/,
)

const inCapitals = pattern`^${letters}$`

function usual(text: string): string {
  return text.replace(word, (whole) => {
    const small = whole.toLowerCase()
    if (inCapitals.test(small)) return whole.toUpperCase()
    // Some letters are two where they are small.
    if (small.length !== whole.length) return whole
    return between.test(small)
      ? small
      : small.replaceAll(/^\p{L}|(?<=^[od]['’])\p{L}/gu, (first) => first.toUpperCase())
  })
}
