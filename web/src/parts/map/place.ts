/** Where something is, in degrees. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

export const australia = { lat: -26.5, lng: 134 } as const
/** Where the marker of a form begins, until somebody says where the work is. */
export const sydney = { lat: -33.867, lng: 151.205 } as const

export const countryZoom = 4
export const placeZoom = 14
/** Our own ground says nothing more when one comes nearer. */
export const deepestGroundZoom = 12
/** How near our own ground begins: with the towns around a site, and as one places a marker. */
export const groundZooms = { look: 6.5, set: 10 } as const

export function shownPosition({ lat, lng }: Position): string {
  const south = `${Math.abs(lat).toFixed(4)}° ${lat < 0 ? 'S' : 'N'}`
  return `${south}, ${Math.abs(lng).toFixed(4)}° ${lng < 0 ? 'W' : 'E'}`
}
