import * as L from 'leaflet'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

import basemap from './data/basemap.json' with { type: 'json' }

type Basemap = Topology<Record<'states' | 'neighbours' | 'lakes' | 'rivers', GeometryCollection>>

// The compiler reads the file's lists as lists of any length; they are pairs and arcs.
const topology = basemap as unknown as Basemap

const credits = 'Made with <a href="https://www.naturalearthdata.com">Natural Earth</a>'

/** Land, water and borders, drawn as lines and areas whose colours are the style sheet's. */
export function groundLayer(): L.LayerGroup {
  const { states, neighbours, lakes, rivers } = topology.objects
  const coast = mesh(topology, states, (one, other) => one === other)
  const borders = mesh(topology, states, (one, other) => one !== other)

  return L.layerGroup([
    drawn(feature(topology, neighbours), 'map-abroad'),
    drawn(coast, 'map-shelf'),
    drawn(feature(topology, states), 'map-land'),
    drawn(feature(topology, lakes), 'map-lake'),
    drawn(feature(topology, rivers), 'map-river'),
    drawn(coast, 'map-coast'),
    drawn(borders, 'map-border'),
  ])
}

function drawn(shape: Parameters<typeof L.geoJSON>[0], className: string): L.GeoJSON {
  return L.geoJSON(shape, { interactive: false, attribution: credits, style: { className } })
}
