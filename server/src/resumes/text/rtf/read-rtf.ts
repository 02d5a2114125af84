import type { ResumeText } from '../../resume-text.ts'
import { assembleFlows } from '../assemble-flows.ts'
import { NoText } from '../no-text.ts'
import { RtfReader } from './rtf-reader.ts'

const styled = /\{\\s(\d{1,4})\b[^{}]{0,400}?[ }]([^\\;{}]{1,80});\}/g
const heading = /^\s*(?:heading \d|title)\s*$/i
const stylesWithin = 200_000

/** Rich text, however it is called: its words with their weight and size, its tables row by row. */
export function readRtf(bytes: Buffer): ResumeText {
  const source = bytes.toString('latin1')
  const reader = new RtfReader(codePageOf(source), headingsIn(source.slice(0, stylesWithin)))
  reader.read(source)
  const text = assembleFlows(reader.flows)
  if (text.text === '') throw new NoText('unsupported', 'Rich text without a word')
  return text
}

/** The numbers of the styles that are those of headings. */
function headingsIn(source: string): ReadonlySet<number> {
  return new Set(
    Array.from(source.matchAll(styled))
      .filter(([, , name = '']) => heading.test(name))
      .map(([, number]) => Number(number)),
  )
}

function codePageOf(source: string): string {
  const number = /\\ansicpg(125\d|874)\b/.exec(source.slice(0, 4000))?.[1] ?? '1252'
  return `windows-${number}`
}
