import * as L from 'leaflet'

import ground from './data/ground.json' with { type: 'json' }
import lines from './data/lines.json' with { type: 'json' }

const credits = 'Made with <a href="https://www.naturalearthdata.com">Natural Earth</a>'

/** From the farthest to the nearest; their colours are the style sheet's. */
const parts = [
  ['map-abroad', ground.abroad],
  ['map-shelf', ground.land],
  ['map-land', ground.land],
  ['map-salt-lake', lines.saltLakes],
  ['map-lake', ground.lakes],
  ['map-river', ground.rivers],
  ['map-road', lines.roads],
  ['map-coast', ground.land],
  ['map-border', ground.borders],
] as const

/** Roads lead straight from town to town and shores are rough: seen from nearer they would be wrong. */
export const linesUntil = 9.5

/** How much of the map's size is drawn beyond each of its edges, for whoever drags it. */
const beyond = 0.5

/**
 * Land, water, roads and borders. One drawing in the units of a map that is far nearer: where the map looks is
 * only a part of it, so that whoever moves waits for no line to be worked out again.
 */
export class Ground extends L.Layer {
  readonly #drawing = drawingOf(parts)
  // The library moves an element of either kind; its types name only one of them.
  readonly #moved = this.#drawing as unknown as HTMLElement
  #map: L.Map | undefined
  #placed = { corner: L.latLng(0, 0), zoom: 0 }

  override onAdd(map: L.Map): this {
    this.#map = map
    map.getPanes().overlayPane.prepend(this.#drawing)
    this.#place()
    return this
  }

  override onRemove(): this {
    this.#map = undefined
    this.#drawing.remove()
    return this
  }

  override getAttribution(): string {
    return credits
  }

  override getEvents(): Record<string, L.LeafletEventHandlerFn> {
    return {
      viewreset: () => this.#place(),
      moveend: () => this.#place(),
      zoom: () => this.#follow(),
      // The library's types know the event by its name only.
      zoomanim: (event) => {
        const { center, zoom } = event as L.ZoomAnimEvent
        this.#follow(center, zoom)
      },
    }
  }

  /** Shows what is in view and around it. */
  #place(): void {
    const map = this.#map
    if (!map) return
    const size = map.getSize()
    const [width, height] = [size.x * (1 + 2 * beyond), size.y * (1 + 2 * beyond)]
    const corner = map.containerPointToLayerPoint(size.multiplyBy(-beyond)).round()
    const { x, y } = corner.add(map.getPixelOrigin())
    const unit = 2 ** (ground.zoom - map.getZoom())

    this.#drawing.classList.toggle('map-ground-near', map.getZoom() > linesUntil)
    this.#placed = { corner: map.layerPointToLatLng(corner), zoom: map.getZoom() }
    L.DomUtil.setPosition(this.#moved, corner)
    this.#drawing.setAttribute('width', String(width))
    this.#drawing.setAttribute('height', String(height))
    const seen = [x, y, width, height].map((pixels) => pixels * unit)
    this.#drawing.setAttribute('viewBox', seen.join(' '))
  }

  /** While the map zooms, what was drawn is stretched to where it will be. */
  #follow(center = this.#map?.getCenter(), zoom = this.#map?.getZoom()): void {
    const map = this.#map
    if (!map || !center || zoom === undefined) return
    const { corner, zoom: former } = this.#placed
    const origin = map
      .project(center, zoom)
      .subtract(map.getSize().divideBy(2))
      .add(L.DomUtil.getPosition(map.getPanes().mapPane))
      .round()
    L.DomUtil.setTransform(
      this.#moved,
      map.project(corner, zoom).subtract(origin),
      map.getZoomScale(zoom, former),
    )
  }
}

function drawingOf(paths: typeof parts): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const drawing = document.createElementNS(namespace, 'svg')
  drawing.setAttribute('class', 'map-ground leaflet-zoom-animated')
  drawing.setAttribute('aria-hidden', 'true')
  for (const [className, drawn] of paths) {
    const path = document.createElementNS(namespace, 'path')
    path.setAttribute('class', className)
    path.setAttribute('d', drawn)
    drawing.append(path)
  }
  return drawing
}
