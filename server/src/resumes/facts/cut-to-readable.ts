import type { ResumeText } from '../resume-text.ts'

export const mostLines = 2500
export const mostLetters = 300_000
export const longestLine = 4000

/** No resume is longer than this; what is, is read as far as a resume could go. */
export function cutToReadable(text: ResumeText): ResumeText {
  const lines = text.lines
    .slice(0, mostLines)
    .filter(
      (line) => line.text.length <= longestLine && line.start + line.text.length <= mostLetters,
    )
  return lines.length === text.lines.length ? text : { ...text, lines }
}
