import type { Line, ResumeText } from '../resume-text.ts'
import { dateRangesIn } from './dates/date-ranges.ts'
import { isParagraph, paragraphsOf, sentencesOf, speaksOfOneself } from './paragraphs.ts'
import type { Section } from './sections/read-sections.ts'

/** Whoever puts such a heading lists below it, as a rule. */
const headed: readonly Section['kind'][] = ['experience', 'licences', 'education', 'skills']

/**
 * Some tell in a letter where they have worked and what they hold. Each of its sentences becomes a line; of
 * any other document nothing does.
 */
export function inSentences(
  text: ResumeText,
  sections: readonly Section[],
): ResumeText | undefined {
  if (sections.some((section) => isHeaded(section) && !isTold(section))) return undefined
  const paragraphs = paragraphsOf(text.lines)
  const told = paragraphs.filter(isParagraph)
  if (lettersIn(told) < lettersIn(paragraphs) * 0.6 || !told.some(speaksOfOneself)) return undefined

  const lines = paragraphs.flatMap((paragraph) =>
    isParagraph(paragraph) ? sentencesOf(paragraph) : paragraph,
  )
  const dates = lines.flatMap((line) => dateRangesIn(line.text))
  return dates.length > 1 ? { ...text, lines } : undefined
}

function isHeaded({ kind, heading }: Section): boolean {
  return heading !== undefined && headed.includes(kind)
}

/** A letter may have headings, and go on below them in sentences of whoever writes it. */
function isTold({ lines }: Section): boolean {
  const paragraphs = paragraphsOf(lines)
  const told = paragraphs.filter(isParagraph)
  return told.some(speaksOfOneself) && lettersIn(told) >= lettersIn(paragraphs) * 0.8
}

function lettersIn(paragraphs: readonly (readonly Line[])[]): number {
  return paragraphs.flat().reduce((sum, line) => sum + line.text.length, 0)
}
