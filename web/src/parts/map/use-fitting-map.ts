import * as L from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { Pin } from './cluster-pins.ts'
import { aim } from './names-in-view.ts'
import { allOfAustralia, placeZoom } from './place.ts'
import { boundsOfRings, noRings, type Ring } from './search-rings.ts'

interface Held {
  pins: readonly Pin[]
  pinsOf: string | undefined
  isCountryWide?: boolean
  rings?: readonly Ring[]
  coveredPixels?: number
}

/** Moves to hold all pins whenever they are others; from then on it is where its reader moves it. */
export function useFittingMap(map: L.Map | undefined, held: Held): void {
  const { pins, pinsOf, isCountryWide = false, rings = noRings, coveredPixels = 0 } = held
  const fitted = useRef<string>(undefined)
  const key = pinsOf === undefined ? undefined : `${pinsOf} ${JSON.stringify(rings)}`
  const fit = useEffectEvent((opened: L.Map, all: readonly Pin[]) => {
    const bounds = L.latLngBounds(isCountryWide ? allOfAustralia : [])
    for (const part of [...all.map((pin) => L.latLng(pin)), ...boundsOfRings(rings)]) {
      bounds.extend(part)
    }
    if (!bounds.isValid()) return false
    aim(opened, bounds.getCenter())
    // Half a pin at each side, so that the country fills a phone, and a whole one above and below.
    opened.fitBounds(bounds, {
      maxZoom: placeZoom,
      paddingTopLeft: [28, 48],
      paddingBottomRight: [28, 48 + coveredPixels],
      animate: false,
    })
    return true
  })

  useEffect(() => {
    if (!map || key === undefined || key === fitted.current) return
    if (fit(map, pins)) fitted.current = key
  }, [map, key, pins])
}
