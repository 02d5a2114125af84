import type { RecognisedWord } from './words-in-hocr.ts'

/** Round and square marks are taken for these, but nobody begins a line with them alone. */
const mark = /^[e¢«»°©®*+•■▪◆~-]$/

/** Words as somebody has typed them: without edges of paper, with marks before points, and Roman numbers. */
export function asTyped(found: readonly RecognisedWord[]): RecognisedWord[] {
  const words = withoutEdges(found)
  return words.map((word, index) => {
    const [before, after] = [words[index - 1], words[index + 1]]
    const isFirst = before?.line !== word.line && after?.line === word.line
    if (isFirst && mark.test(word.text)) return { ...word, text: '•' }
    return { ...word, text: withNumbers(word.text, before?.text ?? '') }
  })
}

/** What is no letter means something only between words. */
function withoutEdges(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.filter(({ text, line }, index) => {
    const isBetween = words[index - 1]?.line === line && words[index + 1]?.line === line
    const isBeforeWords = words[index + 1]?.line === line && mark.test(text)
    return isBetween || isBeforeWords || /[\p{L}\d]/u.test(text)
  })
}

const numbered = /^(?:certificate|cert\.?|diploma|level|stage|part|class)$/i

function withNumbers(text: string, before: string): string {
  return numbered.test(before) && /^[Il1|]{2,3}(?=\W*$)/.test(text)
    ? text.replaceAll(/[Il1|]/g, 'I')
    : text
}
