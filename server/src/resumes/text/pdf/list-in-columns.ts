import type { Band } from './gutter.ts'
import type { Segment } from './segments.ts'

const indent = 2

/**
 * A list that goes on beside itself, as part of a page: bullets on both sides of a gutter begin at one height, and
 * right of it stands nothing else. No cell of a table has a bullet, and no column of a page is without a heading.
 */
export function listInColumns({ gutter, left, right }: Band): Band | undefined {
  const [first] = right
  const begins = first && left.findIndex((line) => line.isBullet && areBeside(line, first))
  if (!first || begins === undefined || begins < 0 || !isList(right)) return undefined
  const list = listFrom(left.slice(begins))
  if (list.length < 2) return undefined
  const ys = [...list, ...right].map(({ y }) => y)
  return { gutter, left: list, right, top: Math.min(...ys), bottom: Math.max(...ys) }
}

function areBeside(one: Segment, other: Segment): boolean {
  return Math.abs(one.y - other.y) < 0.13 * one.size
}

function isList(lines: readonly Segment[]): boolean {
  return listFrom(lines).length === lines.length
}

/** Bullets, and what goes on below them, as far as they follow each other. */
function listFrom(lines: readonly Segment[]): readonly Segment[] {
  const [first] = lines
  if (!first?.isBullet) return []
  const end = lines.findIndex((line, at) => {
    const apart = line.y - (lines[at - 1]?.y ?? line.y)
    return apart > 2 * line.size || !(line.isBullet || line.x > first.x + indent)
  })
  return lines.slice(0, end === -1 ? undefined : end)
}
