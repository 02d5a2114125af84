import type { Line, ResumeText } from '../../resume-text.ts'
import type { Section } from '../sections/read-sections.ts'
import { withoutReferees } from './without-referees.ts'

/** Where people say who they are: above the first section, and in running heads and feet. */
export interface HeaderBand {
  readonly lines: readonly Line[]
  /** Everything but what is said of referees: phones and addresses there are those of others. */
  readonly ownLines: readonly Line[]
}

const mostLines = 40
/** Some begin with a heading and put their name below it. */
const mostBelowHeading = 6

export function headerBand(text: ResumeText, all: readonly Section[]): HeaderBand {
  const sections = all.map(({ lines, ...rest }) => ({ ...rest, lines: withoutReferees(lines) }))
  const running = text.lines.filter(({ region }) => region !== 'body')
  const ofKind = (...kinds: Section['kind'][]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines)
  const above = ofKind('head').slice(0, mostLines)
  const top = above.length > 0 ? above : (sections[0]?.lines.slice(0, mostBelowHeading) ?? [])
  const head = [...top, ...ofKind('contact'), ...running]
  const own = sections.filter(({ kind }) => kind !== 'referees').flatMap(({ lines }) => lines)
  const beside = head.some(hasAddress)
    ? []
    : besideAddress(own).filter((line) => !head.includes(line))
  return { lines: [...head, ...beside], ownLines: [...own, ...running] }
}

/** In a sidebar, how to reach somebody may stand below "About". */
function besideAddress(own: readonly Line[]): readonly Line[] {
  const at = own.findIndex(hasAddress)
  const column = own[at]?.column
  return at === -1
    ? []
    : own
        .slice(Math.max(0, at - linesBeside), at + linesBeside + 1)
        .filter((line) => line.column === column && line.text.length <= 60)
}

const linesBeside = 3

function hasAddress({ text }: Line): boolean {
  return /\S@\S/.test(text)
}
