import * as L from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { aim } from './names-in-view.ts'
import { nameMarker, pinIcon } from './pin-icon.ts'
import { groundZooms, placeZoom, shownPosition, sydney, type Position } from './place.ts'
import { PlaceChip } from './place-chip.tsx'
import { placeInWords } from './place-in-words.ts'
import { namedPlaces } from './named-places.ts'
import { useMap } from './use-map.ts'

export interface PickerViewProps {
  /** Where the marker stands; until that is said it waits in Sydney. */
  at: Position | undefined
  onMoved: (to: Position) => void
}

const stepPixels = 8
const largeStepPixels = 48
const paleness = 0.45
const directions: Readonly<Record<string, L.PointTuple>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Heavy: a marker to be moved to where the work is. */
export default function PickerView({ at, onMoved }: PickerViewProps) {
  const [last, setLast] = useState(at ?? sydney)
  // While a new place is looked for, the marker waits where it was.
  if (at && at !== last) setLast(at)
  const { lat, lng } = at ?? last
  const { host, map } = useMap({
    centre: { lat, lng },
    zoom: placeZoom,
    groundZoom: groundZooms.set,
  })
  const marker = useRef<L.Marker>(undefined)

  const tell = useEffectEvent((place: L.LatLng) => {
    const { lat: latitude, lng: longitude } = place.wrap()
    onMoved({ lat: rounded(latitude), lng: rounded(longitude) })
  })

  useEffect(() => {
    if (!map) return undefined
    marker.current = openMarker(map, tell)
    return () => {
      marker.current?.remove()
    }
  }, [map])

  useEffect(() => {
    if (!map) return
    marker.current?.setLatLng([lat, lng])
    if (map.getBounds().contains([lat, lng])) return
    aim(map, [lat, lng])
    map.setView([lat, lng])
  }, [map, lat, lng])

  // Pale, it is there to be taken hold of, and says of no place that it is the one.
  const isSet = at !== undefined
  useEffect(() => {
    if (map) marker.current?.setOpacity(isSet ? 1 : paleness)
  }, [map, isSet])

  return (
    <>
      <div ref={host} role="region" aria-label="Map to set the place" className="map-host" />
      <PlaceChip>
        <output className="flex flex-wrap gap-x-2">
          {!at && 'Place not set yet'}
          {at && map && <span>{placeInWords(at, namedPlaces())}</span>}
          {at && <span className="num text-ink-2">{shownPosition(at)}</span>}
        </output>
      </PlaceChip>
    </>
  )
}

function openMarker(map: L.Map, onMoved: (place: L.LatLng) => void): L.Marker {
  const marker = L.marker(map.getCenter(), { draggable: true, autoPan: true, icon: pinIcon() })
  marker.addTo(map)
  // What takes the arrow keys for itself has to say that it is more than a button.
  nameMarker(marker, 'Place: arrow keys move it, with Shift farther', 'application')
  marker.on('dragend', () => onMoved(marker.getLatLng()))
  marker
    .getElement()
    ?.addEventListener('keydown', (event) => moveByKey(event, map, marker, onMoved))

  const moveHere = ({ latlng }: L.LeafletMouseEvent) => onMoved(latlng)
  map.on('click', moveHere)
  marker.on('remove', () => map.off('click', moveHere))
  return marker
}

function moveByKey(
  event: KeyboardEvent,
  map: L.Map,
  marker: L.Marker,
  onMoved: (place: L.LatLng) => void,
) {
  const direction = directions[event.key]
  if (!direction) return
  // The map would be moved as well.
  event.preventDefault()
  event.stopPropagation()
  const step = event.shiftKey ? largeStepPixels : stepPixels
  const from = map.latLngToContainerPoint(marker.getLatLng())
  onMoved(map.containerPointToLatLng(from.add(L.point(direction).multiplyBy(step))))
}

/** To about ten metres, which is as exact as a hand on a map can be. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
