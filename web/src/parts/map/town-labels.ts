import * as L from 'leaflet'

import towns from './data/towns.json' with { type: 'json' }
import { spotsFor, type Box, type Name, type Spot } from './label-spots.ts'

type Town = readonly [name: string, rank: number, latitude: number, longitude: number]

// The compiler reads rows of a file as lists of either kind.
const allTowns = towns as unknown as readonly Town[]

const states: readonly Town[] = [
  ['Western Australia', 9, -26.2, 121.5],
  ['Northern Territory', 9, -19.6, 133.6],
  ['South Australia', 9, -29.2, 134.6],
  ['Queensland', 9, -22.6, 144.2],
  ['New South Wales', 9, -32.2, 146.3],
  ['Victoria', 9, -36.9, 144.4],
]

/** The farther out, the fewer towns have a name: the least zoom for each rank. */
const leastZoom = [0, 4, 4.5, 5.5, 6.5, 7.5]
const noStatesFrom = 6.5
const credits = '© <a href="https://www.geonames.org">GeoNames</a> CC BY 4.0'

/** Names of towns and states, none of them cut off or covered; of two that would touch, the greater stays. */
export function townLabels(map: L.Map): L.LayerGroup {
  const labels = L.layerGroup([], { attribution: credits })
  const shown = new Map<Town, { label: L.Marker; spot: Spot }>()
  let frame = 0

  function draw() {
    const spots = spotsFor(namesOn(map), map.getSize(), controlsOn(map), pinsOn(map, labels))
    const wanted = new Map([...spots].map(([{ town }, spot]) => [town, spot]))
    for (const [town, { label, spot }] of shown) {
      const now = wanted.get(town)
      if (now?.side === spot.side && now.by === spot.by && now.hasDot === spot.hasDot) continue
      labels.removeLayer(label)
      shown.delete(town)
    }
    for (const [town, spot] of wanted) {
      if (shown.has(town)) continue
      const label = labelOf(town, spot)
      labels.addLayer(label)
      shown.set(town, { label, spot })
    }
  }

  /** Once the pins have found their places, which move with the same events. */
  function drawSoon() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(draw)
  }

  function drawAround({ layer }: L.LayerEvent) {
    if (layer instanceof L.Marker && !labels.hasLayer(layer)) drawSoon()
  }

  labels.on('add', () => {
    map.on('zoomend moveend resize', drawSoon).on('layeradd layerremove', drawAround)
    drawSoon()
  })
  labels.on('remove', () => {
    map.off('zoomend moveend resize', drawSoon).off('layeradd layerremove', drawAround)
    cancelAnimationFrame(frame)
  })
  return labels
}

function namesOn(map: L.Map): (Name & { town: Town })[] {
  const zoom = map.getZoom()
  const near = allTowns.filter(([, rank]) => zoom >= (leastZoom[rank] ?? 0))
  return [...near, ...(zoom < noStatesFrom ? states : [])].map((town) => {
    const [text, rank, latitude, longitude] = town
    const { x, y } = map.latLngToContainerPoint([latitude, longitude])
    return { town, text, isState: isState(rank), x, y }
  })
}

/** What the buttons, the scale and the credits cover. */
function controlsOn(map: L.Map): Box[] {
  const host = map.getContainer()
  const { x, y } = host.getBoundingClientRect()
  return [...host.querySelectorAll('.leaflet-control')].map((control) => {
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

function labelOf([name, rank, latitude, longitude]: Town, { side, by, hasDot }: Spot): L.Marker {
  const words = document.createElement('span')
  words.textContent = name
  words.style.setProperty('--by', `${by}px`)
  const look = rank < 3 ? 'map-town-large' : ''
  return L.marker([latitude, longitude], {
    interactive: false,
    keyboard: false,
    zIndexOffset: -10_000,
    icon: L.divIcon({
      className: `map-label map-label-${side} ${hasDot ? 'map-label-dot' : ''} ${look}`,
      html: words,
      iconSize: [0, 0],
    }),
  })
}

function isState(rank: number): boolean {
  return rank > 5
}
