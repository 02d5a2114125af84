import { a4 } from '../../scans/page-size.ts'
import type { PageSize } from '../../scans/page-size.ts'
import { findMainPart } from './main-part.ts'
import { OfficePackage } from './office-package.ts'
import { childOf, elementsOf, parseXml } from './parse-xml.ts'
import type { XmlElement } from './parse-xml.ts'
import { relationshipsOf } from './relationships.ts'
import type { Relationship } from './relationships.ts'

/** A picture that is large enough to be that of a page; where no size is told, its own dots decide. */
export interface ShownPicture {
  readonly part: string
  /** As it is shown. */
  readonly size?: PageSize
}

/** A tenth of A4: less are portraits, logos and signatures. */
const leastArea = 0.1 * a4.width * a4.height
const emuPerPoint = 12_700
/** By what drawings of today, and older shapes, refer to a picture. */
const references = new Map([
  ['blip', 'r:embed'],
  ['imagedata', 'r:id'],
])
const deleted = new Set(['w:del', 'w:moveFrom'])

/** The large pictures that a text shows, each once, in its order. */
export function picturesIn(
  body: XmlElement | undefined,
  relationships: readonly Relationship[],
): ShownPicture[] {
  const parts = new Map(
    relationships.filter(({ type }) => type === 'image').map(({ id, target }) => [id, target]),
  )
  const shown = (body ? shownIn(body) : []).flatMap(({ id, size }) => {
    const part = parts.get(id)
    return part === undefined ? [] : [{ part, ...(size && { size }) }]
  })
  const large = shown.filter(({ size }) => !size || size.width * size.height >= leastArea)
  return [...new Map(large.map((picture) => [picture.part, picture])).values()]
}

/** A picture by its number among those, as it lies in the document. */
export async function pictureInDocx(
  bytes: Buffer,
  number: number,
): Promise<{ bytes: Buffer; size?: PageSize } | undefined> {
  const office = await OfficePackage.open(bytes)
  const mainPart = (await findMainPart(office)) ?? ''
  const main = await office.read(mainPart)
  const body = main && childOf(parseXml(main), 'w:body')
  const picture = picturesIn(body, await relationshipsOf(office, mainPart))[number - 1]
  const own = picture && (await office.read(picture.part))
  return own && { bytes: own, ...(picture.size && { size: picture.size }) }
}

interface Reference {
  readonly id: string
  readonly size?: PageSize | undefined
}

function shownIn(element: XmlElement, around?: PageSize): Reference[] {
  if (deleted.has(element.name)) return []
  const size = sizeOf(element) ?? around
  const id = element.attributes[references.get(element.name) ?? '']
  const within = elementsOf(element).flatMap((child) => shownIn(child, size))
  return id === undefined ? within : [{ id, size }, ...within]
}

function sizeOf(element: XmlElement): PageSize | undefined {
  if (element.name === 'wp:inline' || element.name === 'wp:anchor') {
    const { cx, cy } = childOf(element, 'wp:extent')?.attributes ?? {}
    return sizeWith(Number(cx) / emuPerPoint, Number(cy) / emuPerPoint)
  }
  if (element.name !== 'shape') return undefined
  const pointsOf = (side: string) =>
    Number(
      new RegExp(`(?:^|;)\\s*${side}:\\s*([\\d.]+)pt`).exec(element.attributes['style'] ?? '')?.[1],
    )
  return sizeWith(pointsOf('width'), pointsOf('height'))
}

function sizeWith(width: number, height: number): PageSize | undefined {
  return width > 0 && height > 0 && Number.isFinite(width * height) ? { width, height } : undefined
}
