import { platform } from '@headframe/wire'
import * as L from 'leaflet'
import { useEffect, useRef, useState } from 'react'

import { useGlance } from '../../calls/use-read.ts'
import { Ground } from './ground.ts'
import './map.css'
import { nameLabels } from './name-labels.ts'
import { learnLocalities, namedPlaces } from './named-places.ts'
import { keepNamesInView, namesAtFirst, nearestZoom } from './names-in-view.ts'
import { placeZoom, type Bounds, type Position } from './place.ts'

interface View {
  centre: Position
  zoom: number
  /** With our own ground, when that should begin farther away than tiles. */
  groundZoom?: number
  /** All of it is in view at first, from as far as that takes. */
  holding?: Bounds
}

/** An open map in an element of its own; where it looks at first is read once. */
export function useMap(view: View) {
  const host = useRef<HTMLDivElement>(null)
  const [first] = useState(view)
  const [map, setMap] = useState<L.Map>()

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    let opened: L.Map | undefined
    const observer = new ResizeObserver(() => opened?.invalidateSize())
    // By itself: what stands around the map is drawn first, and nobody's hand waits for both.
    let isGone = false
    const open = () => {
      if (isGone) return
      opened = openMap(element)
      opened.setView(first.centre, firstZoom(opened, first))
      observer.observe(element)
      setMap(opened)
    }
    const opening = setTimeout(() => {
      if (first.groundZoom === undefined) open()
      else void learnLocalities().then(open)
    })
    return () => {
      isGone = true
      clearTimeout(opening)
      observer.disconnect()
      opened?.remove()
      setMap(undefined)
    }
  }, [first])

  useGround(map, first.zoom)
  return { host, map }
}

function firstZoom(map: L.Map, { centre, zoom, groundZoom, holding }: View): number {
  if (holding) return Math.min(zoom, map.getBoundsZoom(holding))
  return groundZoom === undefined
    ? zoom
    : Math.min(groundZoom, nearestZoom(centre, map.getSize(), namedPlaces(), namesAtFirst))
}

function openMap(element: HTMLElement): L.Map {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(element, {
    zoomSnap: 0.25,
    wheelPxPerZoomLevel: 90,
    minZoom: 3,
    maxBounds: [
      [-52, 95],
      [2, 172],
    ],
    // A page is scrolled with the wheel, and must not be caught by a map on the way.
    scrollWheelZoom: false,
    zoomControl: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  L.control.zoom({ position: 'topright' }).addTo(map)
  // So long that its words fit into half of it, which is the shortest that it gets.
  L.control.scale({ imperial: false, maxWidth: 130, position: 'bottomleft' }).addTo(map)
  map.attributionControl.setPrefix(false)
  // The wheel zooms once somebody has pressed on the map, as long as they stay.
  map.on('mousedown focus', () => map.scrollWheelZoom.enable())
  map.on('mouseout blur', () => map.scrollWheelZoom.disable())
  return map
}

/** Our own ground, or the tiles that the operator has configured. */
function useGround(map: L.Map | undefined, wantedZoom: number) {
  const tiles = useGlance(platform.config, {}, true)?.maps.style_url

  useEffect(() => {
    if (!map) return undefined
    const layers = tiles ? [tileLayer(tiles)] : [new Ground(), nameLabels(map)]
    const letGo = tiles ? freeZoom(map, wantedZoom) : keepNamesInView(map)
    for (const layer of layers) layer.addTo(map)
    return () => {
      letGo?.()
      for (const layer of layers) layer.remove()
    }
  }, [map, tiles, wantedZoom])
}

/** Tiles have something to show wherever one comes near, so a place is shown as near as was wanted. */
function freeZoom(map: L.Map, wantedZoom: number): undefined {
  map.setMaxZoom(placeZoom + 3)
  if (wantedZoom === placeZoom) map.setZoom(wantedZoom)
}

function tileLayer(address: string): L.TileLayer {
  const words = document.createElement('span')
  words.textContent = `Tiles: ${new URL(address).host}`
  return L.tileLayer(address, { attribution: words.innerHTML, maxZoom: placeZoom + 3 })
}
