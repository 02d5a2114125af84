import * as L from 'leaflet'

import towns from './data/towns.json' with { type: 'json' }

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

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Names of towns and states, none of them cut off; of two that would touch each other, the greater stays. */
export function townLabels(map: L.Map): L.LayerGroup {
  const labels = L.layerGroup([], { attribution: credits })
  const shown = new Map<Town, L.Marker>()

  function draw() {
    const named = new Set(namesInView(map))
    for (const [town, label] of shown) {
      if (named.has(town)) continue
      labels.removeLayer(label)
      shown.delete(town)
    }
    for (const town of named) {
      if (shown.has(town)) continue
      const label = labelOf(town)
      labels.addLayer(label)
      shown.set(town, label)
    }
  }

  labels.on('add', () => {
    map.on('zoomend moveend resize', draw)
    draw()
  })
  labels.on('remove', () => map.off('zoomend moveend resize', draw))
  return labels
}

function namesInView(map: L.Map): Town[] {
  const zoom = map.getZoom()
  const { x: width, y: height } = map.getSize()
  const taken: Box[] = []
  const hasRoom = ([name, rank, latitude, longitude]: Town) => {
    const box = boxOf(map.latLngToContainerPoint([latitude, longitude]), name, rank > 5)
    const isWhole = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height
    if (!isWhole || taken.some((other) => touch(box, other))) return false
    taken.push(box)
    return true
  }
  const near = allTowns.filter(([, rank]) => zoom >= (leastZoom[rank] ?? 0))
  return [...near, ...(zoom < noStatesFrom ? states : [])].filter(hasRoom)
}

function labelOf([name, rank, latitude, longitude]: Town): L.Marker {
  const words = document.createElement('span')
  words.textContent = name
  return L.marker([latitude, longitude], {
    interactive: false,
    keyboard: false,
    zIndexOffset: -10_000,
    icon: L.divIcon({
      className: `map-label ${rank > 5 ? 'map-state' : rank < 3 ? 'map-town-large' : ''}`,
      html: words,
      iconSize: [0, 0],
    }),
  })
}

function boxOf({ x, y }: L.Point, name: string, isState: boolean): Box {
  const width = isState ? name.length * 10 : name.length * 7 + 14
  const left = isState ? x - width / 2 : x - 4
  return { left, right: left + width, top: y - 11, bottom: y + 11 }
}

function touch(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  )
}
