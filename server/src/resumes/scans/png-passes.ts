/** Which dots of a picture come together: from where, how far apart, and how many rows and columns of them. */
export interface Pass {
  readonly left: number
  readonly top: number
  readonly across: number
  readonly down: number
  readonly width: number
  readonly height: number
}

/** The seven passes of pictures that are made for slow lines, each finer than those before. */
const seven = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const one = [[0, 0, 1, 1]] as const

interface Coming {
  readonly width: number
  readonly height: number
  readonly isInPasses: boolean
}

/** A pass without a dot of a small picture is left out, as it is in the file. */
export function passesOf({ width, height, isInPasses }: Coming): Pass[] {
  return (isInPasses ? seven : one)
    .map(([left, top, across, down]) => ({
      left,
      top,
      across,
      down,
      width: Math.ceil((width - left) / across),
      height: Math.ceil((height - top) / down),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0)
}
