import * as L from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'

import { clusterPins, type Cluster, type Pin } from './cluster-pins.ts'
import { clusterIcon, nameMarker, pinIcon } from './pin-icon.ts'
import { aim } from './names-in-view.ts'
import { placeZoom } from './place.ts'

interface Wanted {
  /** What they are: "jobs". */
  of: string
  pins: readonly Pin[]
  selectedId: string | undefined
  hoveredId?: string
  onSelect: (id: string) => void
}

interface Shown {
  readonly marker: L.Marker
  /** What it stands for. */
  readonly pins: readonly Pin[]
}

/** Keeps the markers that are in view, and tells of a pile that coming nearer cannot part. */
export function usePins(
  map: L.Map | undefined,
  { of, pins, selectedId, hoveredId, onSelect }: Wanted,
  onPileOpened: (pins: readonly Pin[]) => void,
): void {
  // They belong to one map, and go with it.
  const shown = useRef(new Map<string, Shown>())
  const press = useEffectEvent((cluster: Cluster) => {
    const [only] = cluster.pins
    if (cluster.pins.length === 1 && only) onSelect(only.id)
    else if (map && !zoomTo(map, cluster.pins)) onPileOpened(cluster.pins)
  })

  const raise = useEffectEvent(() => {
    for (const { marker, pins: those } of shown.current.values()) {
      const isSelected = those.length === 1 && those[0]?.id === selectedId
      const isRaised = isSelected || those.some(({ id }) => id === hoveredId)
      marker.getElement()?.classList.toggle('map-pin-raised', isRaised)
      marker.getElement()?.setAttribute('aria-pressed', String(isSelected))
      marker.setZIndexOffset(isRaised ? 10_000 : 0)
    }
  })

  useEffect(() => {
    if (!map) return undefined
    const markers = shown.current
    const draw = () => {
      const zoom = map.getZoom()
      const inView = map.getBounds().pad(0.2)
      const clusters = clusterPins(pins, (pin) => map.project(pin, zoom), selectedId)
      const wanted = new Map(
        clusters.filter((cluster) => inView.contains(cluster)).map((each) => [each.key, each]),
      )
      for (const [key, { marker }] of markers) {
        if (wanted.has(key)) continue
        marker.remove()
        markers.delete(key)
      }
      for (const [key, cluster] of wanted) {
        const marker = markers.get(key)?.marker ?? markerOf(cluster, press).addTo(map)
        marker.setLatLng(cluster)
        name(marker, cluster, of)
        markers.set(key, { marker, pins: cluster.pins })
      }
      raise()
    }
    draw()
    map.on('moveend zoomend', draw)
    return () => {
      map.off('moveend zoomend', draw)
    }
  }, [map, of, pins, selectedId])

  useEffect(() => raise())
}

function markerOf(cluster: Cluster, onPressed: (cluster: Cluster) => void): L.Marker {
  const isPile = cluster.pins.length > 1
  const icon = isPile ? clusterIcon(cluster.pins.length) : pinIcon()
  return L.marker(cluster, { icon, riseOnHover: true })
    .on('click', () => onPressed(cluster))
    .on('keydown', ({ originalEvent: event }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onPressed(cluster)
    })
}

function name(marker: L.Marker, { pins }: Cluster, of: string) {
  const [first] = pins
  if (!first) return
  nameMarker(marker, pins.length > 1 ? `${pins.length} ${of}` : `${first.name}, ${first.place}`)
}

/** Answers whether that shows any more of them. */
function zoomTo(map: L.Map, pins: readonly Pin[]): boolean {
  const bounds = L.latLngBounds([...pins])
  aim(map, bounds.getCenter())
  if (map.getZoom() >= map.getMaxZoom() || bounds.getNorthEast().equals(bounds.getSouthWest())) {
    return false
  }
  map.fitBounds(bounds, { maxZoom: placeZoom, padding: [64, 64] })
  return true
}
