import * as L from 'leaflet'

/** A drop whose tip stands on the place; its colours are the style sheet's. */
export function pinIcon(className = ''): L.DivIcon {
  return L.divIcon({
    className: `map-pin ${className}`,
    html: document.createElement('i'),
    iconSize: [44, 48],
    iconAnchor: [22, 46],
    popupAnchor: [0, -38],
  })
}

/** Several places that are too near to each other to be told apart. */
export function clusterIcon(count: number): L.DivIcon {
  const words = document.createElement('span')
  words.textContent = String(count)
  return L.divIcon({ className: 'map-cluster', html: words, iconSize: [44, 44] })
}

/** Tells assistive technology what a marker stands for. */
export function nameMarker(marker: L.Marker, name: string, role = 'button'): void {
  const element = marker.getElement()
  element?.setAttribute('role', role)
  element?.setAttribute('aria-label', name)
  element?.setAttribute('title', name)
}
