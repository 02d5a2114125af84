import { anyOf, pattern } from '../../../text/any-of.ts'
import type { Line } from '../../resume-text.ts'
import type { Section } from '../sections/read-sections.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'
import { kindOfHeading } from '../sections/heading-words.ts'

const mostListed = 80
const levels = anyOf(
  /advanced|intermediate|basic|beginner|expert|proficient|fluent|competent|excellent|good|strong/i,
  /\d+\s*(?:\+\s*)?(?:years?|yrs?|months?)/i,
)

const level = pattern`\s*[-–—:(]*\s*\b${levels}\b[)\s]*$`
const fillers = anyOf(
  /and|or|the|a|an|with|in|of|including|e\.?g\.?|etc|such as/i,
  /strong|excellent|good|proven|solid|sound|highly|very|ability|able|experienced?/i,
  /knowledge|understanding|proficient|skilled|familiar|demonstrated|extensive|well/i,
  /working|currently|can|to|my|i|years?|some|bits? of|a little|reads|writes/i,
  // What is left of "(exp. 03/2028)" where a line breaks.
  /exp|expires?|expiry|valid/i,
)

const filler = pattern`^${fillers}\b`

/** Skills as people list them under a heading of their own, known to any dictionary or not. */
export function listedSkills(sections: readonly Section[]): string[] {
  const listed = new Map<string, string>()
  for (const { kind, heading, lines } of sections) {
    // "Licences and competencies" heads tickets.
    const shared = kind === 'licences' ? /skill|expertise/i : /skill|competenc|expertise/i
    if (kind !== 'skills' && !shared.test(heading?.text ?? '')) continue
    for (const skill of lines.flatMap(skillsOfLine)) {
      const key = skill.toLowerCase()
      if (listed.size < mostListed && !listed.has(key)) listed.set(key, skill)
    }
  }
  return [...listed.values()]
}

function skillsOfLine(line: Line): string[] {
  if (line.text.length > 400 || dateRangesIn(line.text).length > 0) return []
  return line.cells.flatMap(({ text }) => {
    const pieces = withoutCategory(text.replaceAll(/\([^()]*\)/g, ' ')).split(
      /[|•·●▪◆►;,✓✔➤\t]|\s{3,}|\s[–—/-]\s/u,
    )
    return pieces.flatMap((piece) => {
      const skill = cleaned(piece)
      return isSkill(skill) ? [skill] : []
    })
  })
}

/** "Software: Surpac, Deswik" lists what stands behind the colon. */
function withoutCategory(text: string): string {
  const [head] = /^[^:,|]{2,40}:\s+/.exec(text) ?? ['']
  return text.slice(head.length)
}

function cleaned(piece: string): string {
  return piece
    .replace(level, '')
    .replace(/^[^\p{L}\p{N}.]+/u, '')
    .replace(/[^\p{L}\p{N}+#)]+$/u, '')
    .replace(/^and\s+/i, '')
    .replaceAll(/\s+/g, ' ')
}

function isSkill(text: string): boolean {
  if (text.length < 2 || text.length > 40 || text.split(' ').length > 4) return false
  if (!/^[\p{L}\p{N}.]/u.test(text) || !/\p{L}/u.test(text) || /[@:!?"“”<>()]/.test(text))
    return false
  if (/\d{4,}|\.$|^\p{Ll}+(?:ing|ed)\b.*\b(?:the|a|to|my|with)\b/u.test(text)) return false
  return !filler.test(text) && kindOfHeading(text) === undefined
}
