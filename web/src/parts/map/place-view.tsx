import * as L from 'leaflet'
import { useEffect } from 'react'

import { nameMarker, pinIcon } from './pin-icon.ts'
import { groundZooms, placeZoom, type Position } from './place.ts'
import { PlaceChip } from './place-chip.tsx'
import { placeInWords } from './place-in-words.ts'
import { namedPlaces } from './named-places.ts'
import { useMap } from './use-map.ts'

interface PlaceViewProps {
  at: Position
  name: string
}

/** Heavy: one place that is only looked at. */
export default function PlaceView({ at: { lat, lng }, name }: PlaceViewProps) {
  const { host, map } = useMap({
    centre: { lat, lng },
    zoom: placeZoom,
    groundZoom: groundZooms.look,
  })

  useEffect(() => {
    if (!map) return undefined
    const marker = L.marker([lat, lng], { icon: pinIcon(), keyboard: false, interactive: false })
    marker.addTo(map)
    nameMarker(marker, name, 'img')
    return () => {
      marker.remove()
    }
  }, [map, lat, lng, name])

  const words = map && placeInWords({ lat, lng }, namedPlaces())
  // "In Newman, WA" says nothing new of "Newman WA".
  const isSaid = words !== undefined && name.startsWith(words.replace('In ', '').replace(',', ''))
  return (
    <>
      <div ref={host} role="region" aria-label={`Map of ${name}`} className="map-host" />
      {words !== undefined && !isSaid && (
        <PlaceChip>
          <p>{words}</p>
        </PlaceChip>
      )}
    </>
  )
}
