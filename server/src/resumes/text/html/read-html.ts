import type { ResumeText } from '../../resume-text.ts'
import { assembleFlows } from '../assemble-flows.ts'
import { NoText } from '../no-text.ts'
import { HtmlReader } from './html-reader.ts'

/** A page of the web that somebody calls a document: its paragraphs, lists and tables. */
export function readHtml(bytes: Buffer): ResumeText {
  const reader = new HtmlReader()
  reader.read(decoded(bytes))
  const { title } = reader
  const text = assembleFlows(
    [{ region: 'body', blocks: reader.blocks }],
    title === '' ? {} : { title },
  )
  if (text.text === '') throw new NoText('unsupported', 'A page of the web without a word')
  return text
}

const charset = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{2,30})/i

function decoded(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const said = charset.exec(bytes.toString('latin1', 0, 4096))?.[1] ?? 'utf-8'
  for (const encoding of [said, 'utf-8']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Pages are not always what they say, and some say what nobody knows.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}
