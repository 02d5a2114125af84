/** Where the names on a map can stand: whole, apart from each other, and not under anything else. */

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Name {
  readonly text: string
  /** It belongs to no point, and stands in the middle of what it names. */
  readonly isArea: boolean
  /** Pixels that a letter takes. */
  readonly perLetter: number
  /** Its turn has come at this nearness; before that it is named where hardly anything else is. */
  readonly isDue: boolean
  readonly x: number
  readonly y: number
}

export interface Spot {
  readonly side: 'right' | 'left' | 'middle'
  /** Pixels away from the point: to its side, or below it. */
  readonly by: number
  readonly hasDot: boolean
}

/** Halves of what a line of words and the dot of a town take, and what lies between the two. */
const halfLine = 11
const halfDot = 4
const gap = 6
/** Where a name has more room than this, there is some for those whose turn has not come yet. */
const roomOfName = 25_000

/** Those that find room, each at the first of its spots that is free: the first names come first. */
export function spotsFor<N extends Name>(
  names: readonly N[],
  size: { x: number; y: number },
  controls: readonly Box[],
  pins: readonly Box[],
): Map<N, Spot> {
  const taken = [...controls, ...pins]
  const few = Math.max(4, (size.x * size.y) / roomOfName)
  const spots = new Map<N, Spot>()
  for (const name of names) {
    if (!name.isDue && spots.size >= few) continue
    if (name.x < 0 || name.x > size.x || name.y < 0 || name.y > size.y) continue
    for (const spot of spotsOf(name, pins)) {
      const box = boxAt(name, spot)
      const isWhole = box.left >= 0 && box.right <= size.x && box.top >= 0 && box.bottom <= size.y
      if (!isWhole || taken.some((other) => touch(box, other))) continue
      taken.push(box)
      spots.set(name, spot)
      break
    }
  }
  return spots
}

/** A town whose dot lies under a pin is named beside the pin, on the side on which it lies. */
function spotsOf({ isArea, x, y }: Name, pins: readonly Box[]): Spot[] {
  if (isArea) return [0, 26, -26].map((by) => ({ side: 'middle', by, hasDot: false }))
  const dot = { left: x - halfDot, right: x + halfDot, top: y - halfDot, bottom: y + halfDot }
  const pin = pins.find((other) => touch(dot, other))
  const fromRight = pin ? Math.ceil(pin.right - x) : 0
  const fromLeft = pin ? Math.ceil(x - pin.left) : 0
  const right = { side: 'right', by: fromRight + gap, hasDot: !pin } as const
  const left = { side: 'left', by: fromLeft + gap, hasDot: !pin } as const
  if (fromRight - fromLeft > aside) return [left]
  if (fromLeft - fromRight > aside) return [right]
  return pin ? [right, left] : [right, left, ...underAndOver]
}

/** Where a dot stands close to a pin, or between others, its name still has room below or above it. */
const underAndOver = [15, -15].map((by) => ({ side: 'middle', by, hasDot: true }) as const)

/** From where on a town does not lie in the middle of a pin. */
const aside = 12

function boxAt({ text, perLetter, x, y }: Name, { side, by, hasDot }: Spot): Box {
  const width = text.length * perLetter
  const far = by + width + gap
  const near = hasDot ? -halfDot : by
  const at = { top: y - halfLine, bottom: y + halfLine }
  switch (side) {
    case 'right':
      return { ...at, left: x + near, right: x + far }
    case 'left':
      return { ...at, left: x - far, right: x - near }
    case 'middle': {
      const [top, bottom] = [at.top + by, at.bottom + by]
      return {
        left: x - width / 2,
        right: x + width / 2,
        top: hasDot ? Math.min(top, y - halfDot) : top,
        bottom: hasDot ? Math.max(bottom, y + halfDot) : bottom,
      }
    }
  }
}

function touch(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  )
}
