import type { ResumeText } from '../resume-text.ts'
import { assemble } from './assemble.ts'
import type { Block } from './docx/blocks.ts'
import { FlowWriter } from './docx/flows.ts'
import type { DraftLine } from './draft-line.ts'

export interface Flow {
  readonly region: DraftLine['region']
  readonly blocks: readonly Block[]
}

/** The text of a document that is called DOC and is none, from its paragraphs and tables. */
export function assembleFlows(
  flows: readonly Flow[],
  properties: ResumeText['properties'] = {},
): ResumeText {
  const written = flows.map(({ region, blocks }) => {
    const writer = new FlowWriter(region)
    writer.write(blocks)
    return writer
  })
  return assemble({
    kind: 'doc',
    pages: Math.max(...written.map(({ page }) => page)),
    lines: written.flatMap(({ lines }) => lines),
    links: written.flatMap(({ links }) => links),
    properties,
  })
}
