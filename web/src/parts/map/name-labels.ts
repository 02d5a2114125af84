import * as L from 'leaflet'

import lines from './data/lines.json' with { type: 'json' }
import { linesUntil } from './ground.ts'
import { spotsFor, type Box, type Name, type Spot } from './label-spots.ts'
import { namedPlaces, type NamedPlace } from './named-places.ts'
import { fewestNames } from './names-in-view.ts'
import type { Position } from './place.ts'

/** It is named in its middle, has no dot, and nobody finds their way by its name alone. */
interface Area extends Position {
  readonly name: string
  readonly kind: 'state' | 'lake'
}

type Labelled = NamedPlace | Area

const states: readonly Area[] = [
  { name: 'Western Australia', kind: 'state', lat: -26.2, lng: 121.5 },
  { name: 'Northern Territory', kind: 'state', lat: -19.6, lng: 133.6 },
  { name: 'South Australia', kind: 'state', lat: -29.2, lng: 134.6 },
  { name: 'Queensland', kind: 'state', lat: -22.6, lng: 144.2 },
  { name: 'New South Wales', kind: 'state', lat: -32.2, lng: 146.3 },
  { name: 'Victoria', kind: 'state', lat: -36.9, lng: 144.4 },
]

const noStatesFrom = 6.5

const lakeWidthToName = 45

// The compiler reads rows of a file as lists of either kind.
type LakeRow = readonly [name: string, lat: number, lng: number, span: number]

const lakes = (lines.lakes as unknown as readonly LakeRow[]).map(([name, lat, lng, span]) => ({
  lake: { name, kind: 'lake', lat, lng } satisfies Area,
  /** From here on its name is not much longer than the lake. */
  leastZoom: lines.zoom - Math.log2(span / lakeWidthToName),
}))
const credits = [
  '© <a href="https://www.geonames.org">GeoNames</a> CC BY 4.0',
  '<span class="map-credit">G-NAF © Geoscape Australia</span>',
].join(', ')

/** Names of places and states, none of them cut off or covered; of two that would touch, the greater stays. */
export function nameLabels(map: L.Map): L.LayerGroup {
  const labels = L.layerGroup([], { attribution: credits })
  const shown = new Map<Labelled, { label: L.Marker; spot: Spot }>()
  let frame = 0

  function draw() {
    const spots = spotsFor(namesOn(map), map.getSize(), controlsOn(map), pinsOn(map, labels))
    const wanted = new Map([...spots].map(([{ place }, spot]) => [place, spot]))
    for (const [place, { label, spot }] of shown) {
      const now = wanted.get(place)
      if (now?.side === spot.side && now.by === spot.by && now.hasDot === spot.hasDot) continue
      labels.removeLayer(label)
      shown.delete(place)
    }
    for (const [place, spot] of wanted) {
      if (shown.has(place)) continue
      const label = labelOf(place, spot)
      labels.addLayer(label)
      shown.set(place, { label, spot })
    }
    const named = [...wanted.keys()].filter((place) => !isArea(place))
    if (named.length < fewestNames) map.fire('blank')
  }

  /** Once the pins have found their places, which move with the same events. */
  function drawSoon() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(draw)
  }

  function drawAround({ layer }: L.LayerEvent) {
    if (!(layer instanceof L.Marker) || labels.hasLayer(layer)) return
    layer.off('move', drawSoon).on('move', drawSoon)
    drawSoon()
  }

  /** Credits and scale take a while to their place above a sheet. */
  function drawAfter({ target }: Event) {
    if (target instanceof Element && target.matches('.leaflet-bottom')) drawSoon()
  }

  labels.on('add', () => {
    map.getContainer().addEventListener('transitionend', drawAfter)
    map
      .on('zoomend moveend resize learned covered', drawSoon)
      .on('layeradd layerremove', drawAround)
    drawSoon()
  })
  labels.on('remove', () => {
    map.getContainer().removeEventListener('transitionend', drawAfter)
    map
      .off('zoomend moveend resize learned covered', drawSoon)
      .off('layeradd layerremove', drawAround)
    cancelAnimationFrame(frame)
  })
  return labels
}

/** In the order in which they take their places. */
function namesOn(map: L.Map): (Name & { place: Labelled })[] {
  const zoom = map.getZoom()
  const inView = map.getBounds()
  const near = namedPlaces().filter((place) => inView.contains(place))
  const isDue = (place: Labelled) => isArea(place) || zoom >= place.leastZoom
  return [
    ...near.filter(isDue),
    ...lakes
      .filter(({ leastZoom }) => zoom >= leastZoom && zoom <= linesUntil)
      .map(({ lake }) => lake),
    ...near.filter((place) => !isDue(place)),
    ...(zoom < noStatesFrom ? states : []),
  ].map((place) => {
    const { x, y } = map.latLngToContainerPoint(place)
    const perLetter = place.kind === 'state' ? 10 : 7
    return { place, text: place.name, isArea: isArea(place), perLetter, isDue: isDue(place), x, y }
  })
}

function isArea(place: Labelled): place is Area {
  return place.kind === 'state' || place.kind === 'lake'
}

/** What the buttons, the scale and the credits cover. */
function controlsOn(map: L.Map): Box[] {
  const host = map.getContainer()
  const { x, y } = host.getBoundingClientRect()
  const box = host.closest('.map-box') ?? host
  return [...box.querySelectorAll('.leaflet-control, [data-on-map]')].map((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return { left: left - x, right: right - x, top: top - y, bottom: bottom - y }
  })
}

/** What the markers cover, without the room around them that is only for fingers. */
function pinsOn(map: L.Map, labels: L.LayerGroup): Box[] {
  const boxes: Box[] = []
  map.eachLayer((layer) => {
    if (!(layer instanceof L.Marker) || labels.hasLayer(layer)) return
    const { iconSize = [0, 0], iconAnchor } = layer.options.icon?.options ?? {}
    const size = L.point(iconSize)
    const corner = map
      .latLngToContainerPoint(layer.getLatLng())
      .subtract(iconAnchor ? L.point(iconAnchor) : size.divideBy(2))
    boxes.push({
      left: corner.x + forFingers,
      right: corner.x + size.x - forFingers,
      top: corner.y + forFingers,
      bottom: corner.y + size.y - (iconAnchor ? tip : forFingers),
    })
  })
  return boxes
}

const forFingers = 5
/** What stands on its place has a tip, beside which there is room for a name. */
const tip = 17

function labelOf(place: Labelled, { side, by, hasDot }: Spot): L.Marker {
  const words = document.createElement('span')
  words.textContent = place.name
  words.style.setProperty('--by', `${by}px`)
  const looks = [
    'map-label',
    `map-label-${side}`,
    `map-${place.kind}`,
    hasDot && 'map-label-dot',
    !isArea(place) && place.isLarge && 'map-town-large',
  ]
  return L.marker(place, {
    interactive: false,
    keyboard: false,
    zIndexOffset: -10_000,
    icon: L.divIcon({
      className: looks.filter(Boolean).join(' '),
      html: words,
      iconSize: [0, 0],
    }),
  })
}
