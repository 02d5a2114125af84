const segmenter = new Intl.Segmenter('en-AU', { granularity: 'sentence' })

/** The sentences of a text that somebody typed: a line is one, or several. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .flatMap((line) => [...segmenter.segment(line)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
}
