import type { Paper } from './grey-paper.ts'

/** In dots: several letters, and so few that a line which leans a little crosses them almost level. */
const strip = 240
/** From the middle of a line to the white above it. */
const step = 14
const inkBelow = 160
const bandRows = 320
/** Most pages lie upright. */
const muchMore = 1.2

/**
 * Whether the lines of a page run up or down it: from a line to the white between lines there is more of a
 * change than from one stretch of a line to the next.
 */
export function isOnSide(paper: Paper): boolean {
  const { width, height } = paper
  const downwards = changesOver(paper, { along: height, stride: width, across: width, hop: 1 })
  const sidewards = changesOver(paper, { along: width, stride: 1, across: height, hop: width })
  return sidewards > downwards * muchMore
}

/** The part of a paper, over its whole width, where most is written: enough to tell whether it reads. */
export function fullestBand({ width, height, dots }: Paper): Paper {
  const rows = Math.min(height, bandRows)
  let [fullest, most] = [0, -1]
  for (let top = 0; top + rows <= height; top += Math.ceil(rows / 4)) {
    let ink = 0
    for (const dot of dots.subarray(top * width, (top + rows) * width)) if (dot < inkBelow) ink++
    if (ink > most) [fullest, most] = [top, ink]
  }
  const end = (fullest + rows) * width
  return { width, height: rows, dots: dots.slice(fullest * width, end) }
}

interface Direction {
  readonly along: number
  /** How many bytes there are from a dot to the next one along, and across. */
  readonly stride: number
  readonly across: number
  readonly hop: number
}

/** How much the ink within strips changes over a step, squared, for a dot on an average. */
function changesOver({ dots }: Paper, { along, stride, across, hop }: Direction): number {
  let sum = 0
  let count = 0
  for (let from = 0; from + strip <= across; from += strip) {
    const inks = new Uint16Array(along)
    for (let at = 0; at < along; at++) {
      let ink = 0
      for (let beside = from; beside < from + strip; beside++) {
        if ((dots[at * stride + beside * hop] ?? 255) < inkBelow) ink++
      }
      inks[at] = ink
      if (at >= step) sum += (ink - (inks[at - step] ?? 0)) ** 2
      count++
    }
  }
  return count === 0 ? 0 : sum / count
}
