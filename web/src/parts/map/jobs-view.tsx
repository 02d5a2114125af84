import * as L from 'leaflet'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import type { Pin } from './cluster-pins.ts'
import { australia, countryZoom, placeZoom } from './place.ts'
import { useMap } from './use-map.ts'
import { usePins } from './use-pins.ts'

export interface JobsViewProps {
  pins: readonly Pin[]
  selectedId: string | undefined
  /** The one that is pointed at in the list beside the map. */
  hoveredId?: string
  onSelect: (id: string | undefined) => void
  renderPopup: (pin: Pin) => ReactNode
}

interface Opened {
  readonly pins: readonly Pin[]
  readonly element: HTMLElement
}

/** Heavy: up to a thousand places, put together where they would cover each other. */
export default function JobsView(props: JobsViewProps) {
  const { pins, selectedId, onSelect, renderPopup } = props
  const { host, map } = useMap({ centre: australia, zoom: countryZoom })
  const [together, setTogether] = useState<readonly Pin[]>()
  const selected = pins.find(({ id }) => id === selectedId)
  useEffect(() => {
    if (!map || pins.length === 0) return
    map.fitBounds(L.latLngBounds([...pins]), {
      maxZoom: placeZoom,
      padding: [48, 48],
      animate: false,
    })
  }, [map, pins])

  // Only now, so that the map moves on until all of the popup is in view.
  const opened = usePopup(map, selected ? [selected] : together, () => {
    setTogether(undefined)
    onSelect(undefined)
  })

  usePins(map, props, (same) => {
    onSelect(undefined)
    setTogether(same)
  })

  return (
    <>
      <div ref={host} role="region" aria-label="Map of jobs" className="map-host" />
      {opened &&
        createPortal(
          <ul className="flex max-h-64 flex-col divide-y divide-line overflow-y-auto">
            {opened.pins.map((pin) => (
              <li key={pin.id} className="py-3">
                {renderPopup(pin)}
              </li>
            ))}
          </ul>,
          opened.element,
        )}
    </>
  )
}

/** Pixels that a popup keeps free around it, and those at the right that the zoom buttons take. */
const edge = 16
const zoomButtons = 56

/** A popup of the library with content of ours. */
function usePopup(
  map: L.Map | undefined,
  pins: readonly Pin[] | undefined,
  onClosed: () => void,
): Opened | undefined {
  const [opened, setOpened] = useState<Opened>()
  const key = pins?.map(({ id }) => id).join(' ')

  useEffect(() => {
    const [first] = pins ?? []
    if (!map || !pins || !first) return undefined
    const element = document.createElement('div')
    const popup = L.popup({
      offset: [0, -34],
      minWidth: 200,
      maxWidth: Math.min(300, map.getSize().x - zoomButtons - 2 * edge),
      autoPanPaddingTopLeft: [edge, edge],
      autoPanPaddingBottomRight: [edge + zoomButtons, edge],
    })
    popup.setLatLng(first).setContent(element).openOn(map)
    popup.on('remove', onClosed)
    setOpened({ pins, element })
    return () => {
      popup.off('remove', onClosed)
      popup.remove()
      setOpened(undefined)
    }
    // The lists are made anew at each render; what they hold is what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, key])

  return opened
}
