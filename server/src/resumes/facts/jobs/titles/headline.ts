import type { Section } from '../../sections/read-sections.ts'
import type { Segment } from '../segments.ts'

const mostLines = 8
const longestLine = 200

/** What somebody says of themselves below their name: "Géologue de production chez Eramet". */
export function headlineOf(sections: readonly Section[]): string {
  const head = sections.find(({ kind }) => kind === 'head')?.lines ?? []
  return head
    .slice(0, mostLines)
    .map(({ text }) => text.slice(0, longestLine))
    .join(' ')
    .toLowerCase()
}

/** Of a header whose words say nothing, the headline tells what somebody was and for whom. */
export function withHeadline(segments: readonly Segment[], headline: string): readonly Segment[] {
  const named = segments
    .filter(({ text }) => headline.includes(text.toLowerCase()))
    .slice(0, mostNamed)
  for (const title of named) {
    const employer = named.find((other) => other !== title && isSaid(headline, title, other))
    if (employer) return segments.map((one) => asSaid(one, title, employer))
  }
  return segments
}

const mostNamed = 8
const at = ['at', 'chez', 'bei', 'presso', 'bij', 'hos', 'en', 'em', 'na', 'w', '@']

function isSaid(headline: string, title: Segment, employer: Segment): boolean {
  const [one, other] = [title.text.toLowerCase(), employer.text.toLowerCase()]
  return at.some((word) => headline.includes(`${one} ${word} ${other}`))
}

function asSaid(one: Segment, title: Segment, employer: Segment): Segment {
  if (one === title) return { ...one, title: Math.max(one.title, sure), employer: 0, place: 0 }
  if (one === employer) return { ...one, employer: Math.max(one.employer, sure), title: 0 }
  return one
}

const sure = 0.9
