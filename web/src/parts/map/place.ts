/** Where something is, in degrees. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** Its south-western and its north-eastern corner. */
export type Bounds = [[lat: number, lng: number], [lat: number, lng: number]]

export const australia = { lat: -26.5, lng: 134 } as const
/** From Steep Point to Cape Byron, and from South East Cape to Cape York. */
export const allOfAustralia: Bounds = [
  [-43.7, 113.1],
  [-10.6, 153.7],
]
/** Where the marker of a form begins, until somebody says where the work is. */
export const sydney = { lat: -33.867, lng: 151.205 } as const

export const countryZoom = 4
export const placeZoom = 14
/** Our own ground says nothing more when one comes nearer. */
export const deepestGroundZoom = 12
/** How near our own ground begins: with the towns around a site, and as one places a marker. */
export const groundZooms = { look: 8, set: 10 } as const

export function shownPosition({ lat, lng }: Position): string {
  const south = `${Math.abs(lat).toFixed(4)}° ${lat < 0 ? 'S' : 'N'}`
  return `${south}, ${Math.abs(lng).toFixed(4)}° ${lng < 0 ? 'W' : 'E'}`
}
