import path from 'node:path/posix'
import type { OfficePackage } from './office-package.ts'
import { elementsOf, parseXml } from './parse-xml.ts'

export interface Relationship {
  readonly id: string
  /** The last word of its type: `hyperlink`, `header`, `styles`. */
  readonly type: string
  /** An address outside, or else the name of a part. Nothing outside is ever opened. */
  readonly target: string
}

const mostBytes = 2 * 1024 * 1024

/** What a part refers to; with an empty name, what the package itself does. */
export async function relationshipsOf(
  office: OfficePackage,
  part: string,
): Promise<readonly Relationship[]> {
  const { dir, base } = path.parse(part)
  const bytes = await office.read(path.join(dir, '_rels', `${base}.rels`), mostBytes)
  if (!bytes) return []

  return elementsOf(parseXml(bytes), 'rel:Relationship').map(({ attributes }) => {
    const { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } = attributes
    return {
      id,
      type: type.split('/').at(-1) ?? '',
      target: mode === 'External' ? target : path.join('/', dir, target).slice(1),
    }
  })
}
