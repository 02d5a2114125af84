import * as L from 'leaflet'

import {
  learnLocalities,
  namedPlaces,
  zoomToLearnLocalities,
  type NamedPlace,
} from './named-places.ts'
import { deepestGroundZoom, type Position } from './place.ts'

/** A name has to stand within the map with its dot, clear of the scale and the credits. */
const inset = { x: 36, y: 56 }
/** Two places that are nearer to each other have room for one name. */
const apartPixels = 32
const zoomSteps = 4

export const fewestNames = 2

/** How near one may come to a place so that so many names are still in view. */
export function nearestZoom(
  centre: Position,
  size: { x: number; y: number },
  names: readonly NamedPlace[],
  count = fewestNames,
): number {
  const middle = worldPoint(centre)
  const room = { x: Math.max(size.x / 2 - inset.x, 1), y: Math.max(size.y / 2 - inset.y, 1) }
  const inReach = names
    .map((place) => {
      const point = worldPoint(place)
      const away = point.subtract(middle)
      const scale = Math.min(room.x / Math.abs(away.x), room.y / Math.abs(away.y))
      return { point, zoom: Math.min(Math.log2(scale), deepestGroundZoom) }
    })
    .toSorted((one, other) => other.zoom - one.zoom)
  const named: typeof inReach = []
  for (const place of inReach) {
    const isApart = named.every(
      ({ point }) => point.distanceTo(place.point) * 2 ** place.zoom > apartPixels,
    )
    if (isApart) named.push(place)
    if (named.length === count) break
  }
  return Math.floor((named.at(-1)?.zoom ?? 0) * zoomSteps) / zoomSteps
}

/** In pixels of a map of the whole world. */
function worldPoint(place: Position): L.Point {
  return L.CRS.EPSG3857.latLngToPoint(L.latLng(place), 0)
}

/** A map that goes somewhere by itself shows some more of what is around. */
export const namesAtFirst = 4

/** Says where the map is about to look, so that it comes no nearer there than names are. */
export function aim(map: L.Map, at: L.LatLngExpression): void {
  map.fire('aim', { latlng: L.latLng(at) })
}

/**
 * On paper of our own, whoever comes nearer than to the next two names would see nothing at all. Small
 * places are learned once they are near, and whoever draws names is told by `learned`, and tells by
 * `blank` where they have no room.
 */
export function keepNamesInView(map: L.Map): () => void {
  let isLetGo = false
  const nearestAt = (at: Position, count?: number) =>
    nearestZoom(at, seenSize(map), namedPlaces(), count)
  const settle = () => {
    if (map.getSize().x > 0) map.setMaxZoom(nearestAt(map.getCenter()))
  }
  // Pins and buttons may lie where the names would have stood.
  const stepBack = () => {
    const canGoBack = map.getSize().x > 0 && map.getZoom() > map.getMinZoom()
    // A browser without fine steps would stay where it is.
    if (canGoBack) map.zoomOut(L.Browser.any3d ? 1 / zoomSteps : 1)
  }
  const learn = async () => {
    if (map.getZoom() < zoomToLearnLocalities) return
    await learnLocalities()
    if (!isLetGo) map.fire('learned')
  }
  const learnSoon = () => void learn()
  const prepare: L.LeafletEventHandlerFn = (event) => {
    // It is ours, and told by `aim` alone.
    map.options.maxZoom = nearestAt((event as L.LeafletMouseEvent).latlng, namesAtFirst)
  }
  map.on('aim', prepare).on('moveend resize learned covered', settle)
  map.on('zoomend', learnSoon).on('blank', stepBack)
  settle()
  learnSoon()
  return () => {
    isLetGo = true
    map.off('aim', prepare).off('moveend resize learned covered', settle)
    map.off('zoomend', learnSoon).off('blank', stepBack)
  }
}

/** A sheet at rest hides the lower part of a map; one that is drawn up is not there to look at the map. */
function seenSize(map: L.Map): { x: number; y: number } {
  const { x, y } = map.getSize()
  const covered = map.getContainer().style.getPropertyValue('--map-covered')
  return { x, y: y - 2 * Math.min(Number.parseFloat(covered) || 0, y / 5) }
}
