import type { ResumeText } from '../../resume-text.ts'
import type { ScannedPage } from '../../scans/scanned-page.ts'
import { assemble } from '../assemble.ts'
import { NoText } from '../no-text.ts'
import type { DraftLine } from '../draft-line.ts'
import { countLetters, fewestLetters } from '../few-letters.ts'
import { BlockReader } from './blocks.ts'
import { FlowWriter } from './flows.ts'
import { findMainPart } from './main-part.ts'
import { OfficePackage } from './office-package.ts'
import { childOf, descendantsOf, parseXml, textOf } from './parse-xml.ts'
import type { XmlElement } from './parse-xml.ts'
import { picturedPages } from './pictured-pages.ts'
import { picturesIn } from './pictures.ts'
import { relationshipsOf } from './relationships.ts'
import type { Relationship } from './relationships.ts'
import { Styles } from './styles.ts'

type Region = 'head' | 'body' | 'foot'

/** Its large pictures count as pages behind its own, where somebody has looked at them. */
export async function readDocx(
  bytes: Buffer,
  scans: readonly ScannedPage[] = [],
): Promise<ResumeText> {
  const office = await OfficePackage.open(bytes)
  const mainPart = await findMainPart(office)
  if (mainPart === undefined) throw new NoText('unreadable', 'There is no main part')

  const main = await readXml(office, mainPart)
  const relationships = await relationshipsOf(office, mainPart)
  const stylesPart = relationships.find(({ type }) => type === 'styles')
  const styles = new Styles(stylesPart && (await readXml(office, stylesPart.target)))

  const flows: FlowWriter[] = []
  const write = async (region: Region, part: string, content: XmlElement | undefined) => {
    const flow = new FlowWriter(region)
    const urls = await urlsOf(office, part)
    if (content) flow.write(new BlockReader(styles, urls).read(content))
    flows.push(flow)
  }
  for (const part of runningParts(main, relationships, 'w:headerReference')) {
    await write('head', part, await readXml(office, part))
  }
  await write('body', mainPart, childOf(main, 'w:body'))
  for (const part of runningParts(main, relationships, 'w:footerReference')) {
    await write('foot', part, await readXml(office, part))
  }

  const pictures = picturesIn(childOf(main, 'w:body'), relationships)
  const typed = flows.flatMap(({ lines }) => lines)
  const pictured = picturedPages(pictures, scans, lastPageOf(typed))
  const wordless = pictures.map((_, index) => index + 1)
  const text = assemble({
    kind: 'docx',
    pages: Math.max(...flows.map(({ page }) => page), ...pictured.pages),
    lines: [...typed, ...pictured.lines],
    links: flows.flatMap(({ links }) => links),
    properties: await propertiesOf(office),
    wordless,
    fromPictures: pictured.pages,
  })
  const isPicture = relationships.some(({ type }) => type === 'image')
  if (isPicture && countLetters(text.text) < fewestLetters) {
    throw new NoText('needs_ocr', 'The document is a picture', wordless)
  }
  return text
}

/** A stamp on pictures makes no page of its own. */
function lastPageOf(typed: readonly DraftLine[]): number {
  const words = typed.flatMap(({ cells }) => cells.map(({ text }) => text))
  if (countLetters(words.join('')) < fewestLetters) return 0
  return Math.max(...typed.map(({ page }) => page))
}

async function readXml(office: OfficePackage, part: string): Promise<XmlElement | undefined> {
  const bytes = await office.read(part)
  return bytes && parseXml(bytes)
}

/** The heads or feet that the pages really have, each once. */
function runningParts(
  main: XmlElement | undefined,
  relationships: readonly Relationship[],
  reference: string,
): Set<string> {
  const used = (main ? descendantsOf(main, reference) : []).map(
    ({ attributes }) => attributes['r:id'],
  )
  return new Set(relationships.filter(({ id }) => used.includes(id)).map(({ target }) => target))
}

async function urlsOf(office: OfficePackage, part: string): Promise<Map<string, string>> {
  const relationships = await relationshipsOf(office, part)
  return new Map(
    relationships
      .filter(({ type }) => type === 'hyperlink')
      .map(({ id, target }): [string, string] => [id, target]),
  )
}

async function propertiesOf(office: OfficePackage): Promise<ResumeText['properties']> {
  const core = await readXml(office, 'docProps/core.xml')
  const written = (name: string) => {
    const element = childOf(core, name)
    return element && textOf(element).trim()
  }
  const title = written('dc:title')
  const author = written('dc:creator')
  return { ...(title ? { title } : {}), ...(author ? { author } : {}) }
}
