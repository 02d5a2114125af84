import { signatureOf, stopWords, type LetterContent } from './letter-content.ts'
import { inOneLine } from '../../adapters/mail/one-line.ts'

/** The same letter for those who read plain text: every link stands on a line of its own. */
export function textOf(content: LetterContent): string {
  const { product, title, greeting, paragraphs, facts, footnote, unsubscribeUrl } = content
  const { button, answers = [], aside } = content
  const blocks = [
    [title],
    [greeting],
    ...paragraphs.map((paragraph) => [paragraph]),
    (facts ?? []).flatMap(([label, value, url]) => [`${label}: ${value}`, url]),
    button ? [`${button.label}:`, button.url] : [],
    ...answers.map(({ label, url }) => [`${label}:`, url]),
    [footnote],
    aside ? [`${aside.label}:`, aside.url] : [],
    ['--', signatureOf(product)],
    unsubscribeUrl ? [`${stopWords}:`, unsubscribeUrl] : [],
  ]
  return blocks
    .map((lines) => lines.flatMap((line) => (line ? [inOneLine(line)] : [])))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
