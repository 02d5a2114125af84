import type * as L from 'leaflet'
import { useEffect, useEffectEvent } from 'react'

import type { Position } from './place.ts'

interface Covered {
  coveredPixels?: number
  onSelect: (id: undefined) => void
}

/** Tasmania has to come up to where it is seen, however far out one is. */
const bounds: L.LatLngBoundsLiteral = [
  [-80, 95],
  [2, 172],
]

/** Where a sheet lies over the lower part of a map, credits and scale stay above it. */
export function useSheet(map: L.Map | undefined, { coveredPixels, onSelect }: Covered): void {
  const hasSheet = coveredPixels !== undefined
  const leave = useEffectEvent(() => onSelect(undefined))

  useEffect(() => {
    if (!map || !hasSheet) return undefined
    map.setMaxBounds(bounds)
    const press = () => leave()
    map.on('click', press)
    map.getContainer().toggleAttribute('data-under-sheet', true)
    return () => {
      map.off('click', press)
      map.getContainer().toggleAttribute('data-under-sheet', false)
    }
  }, [map, hasSheet])

  useEffect(() => {
    if (!map || !hasSheet) return
    map.getContainer().style.setProperty('--map-covered', `${coveredPixels}px`)
    map.fire('covered')
  }, [map, hasSheet, coveredPixels])
}

/** Room around the pin that is selected, with the zoom buttons at the right. */
const roomTopLeft: L.PointTuple = [32, 64]
const roomRight = 72
const roomBottom = 32

/** Keeps what is selected in the part of the map that the sheet leaves free. */
export function useSelectedAboveSheet(
  map: L.Map | undefined,
  selected: Position | undefined,
  coveredPixels: number | undefined,
): void {
  useEffect(() => {
    if (!map || !selected || coveredPixels === undefined) return
    map.panInside(selected, {
      paddingTopLeft: roomTopLeft,
      paddingBottomRight: [roomRight, roomBottom + coveredPixels],
      animate: map.options.zoomAnimation ?? true,
    })
  }, [map, selected, coveredPixels])
}
