import type { Fact } from '../../resume-facts.ts'
import type { ResumeText } from '../../resume-text.ts'
import type { HeaderBand } from './header-band.ts'

const profile = /linkedin\.com\/(?:in|pub)\/([\p{L}\p{N}%_.-]{2,100})/iu

/** Links come first: in half of the documents the address stands nowhere else. */
export function readLinkedin(text: ResumeText, band: HeaderBand): Fact<string> | undefined {
  for (const { url, start, text: shown } of text.links) {
    const name = profile.exec(url)?.[1]
    if (name) {
      const spans = start === undefined ? [] : [{ start, end: start + shown.length }]
      return { value: addressOf(name), confidence: 0.97, spans }
    }
  }
  return printedAddress(band)
}

function printedAddress({ lines, ownLines }: HeaderBand): Fact<string> | undefined {
  for (const [index, line] of [...lines, ...ownLines].entries()) {
    const match = profile.exec(line.text)
    if (!match?.[1]) continue
    const start = line.start + match.index
    const end = start + match[0].length
    const next = [...lines, ...ownLines][index + 1]
    const rest = line.text.endsWith(match[0]) && match[1].endsWith('-') ? restOf(next?.text) : ''
    return { value: addressOf(`${match[1]}${rest}`), confidence: 0.95, spans: [{ start, end }] }
  }
  return undefined
}

/** The export of LinkedIn breaks a long address and marks its end. */
function restOf(next: string | undefined): string {
  return /^([\p{L}\p{N}-]{1,60})\s*(?:\(LinkedIn\))?$/iu.exec(next?.trim() ?? '')?.[1] ?? ''
}

function addressOf(name: string): string {
  return `https://www.linkedin.com/in/${name.replace(/[.,-]+$/, '')}`
}
