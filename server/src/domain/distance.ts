export interface Point {
  readonly lat: number
  readonly lng: number
}

/** Degrees, none of them beyond a pole or the date line. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** The mean radius of the earth. */
export const earthRadiusKm = 6371.0088

/** The way along the great circle, by the formula that stays exact over short ways. */
export function kilometresBetween(one: Point, other: Point): number {
  const across = halfSine(one.lat - other.lat) ** 2
  const along = cosine(one.lat) * cosine(other.lat) * halfSine(one.lng - other.lng) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(across + along)))
}

/** A box that holds everything within so many kilometres, and some corners beyond. */
export function boxAround({ lat, lng }: Point, radiusKm: number): Box {
  const angle = radiusKm / earthRadiusKm
  const reach = degrees(angle) + hair
  const south = lat - reach
  const north = lat + reach
  // Around a pole all longitudes are near.
  const hasPole = south <= -90 || north >= 90
  const breadth = hasPole ? 180 : degrees(Math.asin(Math.sin(angle) / cosine(lat))) + hair
  const crossesDateLine = lng - breadth < -180 || lng + breadth > 180

  return {
    south: Math.max(-90, south),
    north: Math.min(90, north),
    west: crossesDateLine ? -180 : lng - breadth,
    east: crossesDateLine ? 180 : lng + breadth,
  }
}

/** A few centimetres, so that nothing on the very edge is lost to rounding. */
const hair = 1e-6

function halfSine(angle: number): number {
  return Math.sin(radians(angle) / 2)
}

function cosine(angle: number): number {
  return Math.cos(radians(angle))
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
