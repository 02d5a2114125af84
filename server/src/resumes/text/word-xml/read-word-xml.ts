import type { ResumeText } from '../../resume-text.ts'
import { assembleFlows } from '../assemble-flows.ts'
import type { Flow } from '../assemble-flows.ts'
import { BlockReader } from '../docx/blocks.ts'
import { childOf, descendantsOf, parseXml, textOf } from '../docx/parse-xml.ts'
import { Styles } from '../docx/styles.ts'
import { NoText } from '../no-text.ts'

/** A document of Word 2003 in one XML, whose paragraphs and tables are those of a DOCX. */
export function readWordXml(bytes: Buffer): ResumeText {
  const root = parseXml(bytes)
  const body = childOf(root, 'w:body')
  if (!body) throw new NoText('unreadable', 'There is no body')

  const styles = new Styles(childOf(root, 'w:styles'))
  const flowsOf = (name: 'w:hdr' | 'w:ftr', region: Flow['region']) =>
    descendantsOf(body, name).map((part) => ({
      region,
      blocks: new BlockReader(styles, new Map()).read(part),
    }))
  const properties = childOf(root, 'o:DocumentProperties')
  const written = (name: string) => {
    const element = childOf(properties, name)
    return element && textOf(element).trim()
  }
  const [title, author] = [written('o:Title'), written('o:Author')]
  return assembleFlows(
    [
      ...flowsOf('w:hdr', 'head'),
      { region: 'body', blocks: new BlockReader(styles, new Map()).read(body) },
      ...flowsOf('w:ftr', 'foot'),
    ],
    { ...(title ? { title } : {}), ...(author ? { author } : {}) },
  )
}
