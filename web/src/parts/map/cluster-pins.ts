import type { Position } from './place.ts'

export interface Pin extends Position {
  readonly id: string
  /** What is there. */
  readonly name: string
  /** What the place is called. */
  readonly place: string
}

export interface Cluster extends Position {
  /** The same as long as the same pins stand together. */
  readonly key: string
  readonly pins: readonly Pin[]
}

/** A finger has to meet one of two neighbours and not the other. */
const nearestPixels = 48

/** Puts pins together that would cover each other; the one that is apart stands for itself. */
export function clusterPins(
  pins: readonly Pin[],
  pixelOf: (pin: Pin) => { x: number; y: number },
  apartId: string | undefined,
): Cluster[] {
  const piles: { x: number; y: number; pins: Pin[] }[] = []
  for (const pin of pins.filter(({ id }) => id !== apartId)) {
    const { x, y } = pixelOf(pin)
    const near = piles.find((pile) => Math.hypot(pile.x - x, pile.y - y) < nearestPixels)
    if (near) near.pins.push(pin)
    else piles.push({ x, y, pins: [pin] })
  }
  const apart = pins.filter(({ id }) => id === apartId)
  return [...piles.map((pile) => pile.pins), apart].flatMap(clusterOf)
}

/** It stands where its first pin is, so that two clusters are never nearer than they were found. */
function clusterOf(pins: readonly Pin[]): Cluster[] {
  const [first] = pins
  if (!first) return []
  return [{ key: `${pins.length} ${first.id}`, pins, lat: first.lat, lng: first.lng }]
}
