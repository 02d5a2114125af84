import * as L from 'leaflet'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import type { Pin } from './cluster-pins.ts'
import { allOfAustralia, australia, countryZoom } from './place.ts'
import { noRings, ringsInWords, useRings, type Ring } from './search-rings.ts'
import { useFittingMap } from './use-fitting-map.ts'
import { useMap } from './use-map.ts'
import { usePins } from './use-pins.ts'
import { useSelectedAboveSheet, useSheet } from './use-sheet.ts'

export interface PinsViewProps {
  /** What stands there: "jobs". */
  of: string
  pins: readonly Pin[]
  /**
   * Names what the pins were asked for by, once they are there: the map moves to hold them when that is
   * another, and not when the same is only told anew.
   */
  pinsOf: string | undefined
  /** Nothing narrows them down: they are shown on the whole of the country. */
  isCountryWide?: boolean
  /** How far around which places they were looked for. */
  rings?: readonly Ring[]
  selectedId: string | undefined
  /** The one that is pointed at in the list beside the map. */
  hoveredId?: string
  /** What a sheet covers at the bottom. It tells of what is selected, so that no popup has to. */
  coveredPixels?: number
  onSelect: (id: string | undefined) => void
  renderPopup: (pin: Pin) => ReactNode
}

interface Opened {
  readonly pins: readonly Pin[]
  readonly popup: L.Popup
  readonly element: HTMLElement
}

/** Heavy: up to a thousand places, put together where they would cover each other. */
export default function PinsView(props: PinsViewProps) {
  const { of, selectedId, coveredPixels, onSelect, renderPopup, pins, rings = noRings } = props
  const { host, map } = useMap({ centre: australia, zoom: countryZoom, holding: allOfAustralia })
  const selected = pins.find(({ id }) => id === selectedId)
  const [pile, openPile] = usePile(pins, selectedId)
  useSheet(map, props)
  useRings(map, rings)
  useFittingMap(map, props)
  useSelectedAboveSheet(map, selected, coveredPixels)

  // Only now, so that the map moves on until all of the popup is in view.
  const isTold = coveredPixels !== undefined
  const popupPins = selected ? (isTold ? [] : [selected]) : pile
  const opened = usePopup(map, popupPins, coveredPixels, () => {
    openPile([])
    onSelect(undefined)
  })

  usePins(map, props, (same) => {
    onSelect(undefined)
    openPile(same)
  })

  return (
    <>
      <div ref={host} role="region" aria-label={`Map of ${of}`} className="map-host" />
      {rings.length > 0 && <p className="sr-only">{ringsInWords(rings)}</p>}
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

/** Those of an opened pile that are still on the map; one that is selected takes its place for good. */
function usePile(pins: readonly Pin[], selectedId: string | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [lastSelectedId, setLastSelectedId] = useState(selectedId)

  if (selectedId !== lastSelectedId) {
    setLastSelectedId(selectedId)
    if (selectedId !== undefined) setIds(new Set())
  }

  const open = (pile: readonly Pin[]) => setIds(new Set(pile.map(({ id }) => id)))
  return [pins.filter(({ id }) => ids.has(id)), open] as const
}

/** Pixels that a popup keeps free around it, and those at the right that the zoom buttons take. */
const edge = 16
const zoomButtons = 56

/** A popup of the library with content of ours. */
function usePopup(
  map: L.Map | undefined,
  pins: readonly Pin[],
  coveredPixels = 0,
  onClosed: () => void,
): Opened | undefined {
  const [opened, setOpened] = useState<Opened>()
  const key = pins.map(({ id }) => id).join(' ')
  const close = useEffectEvent(onClosed)

  useEffect(() => {
    const [first] = pins
    if (!map || !first) return undefined
    const element = document.createElement('div')
    const popup = L.popup({
      offset: [0, -34],
      minWidth: 200,
      maxWidth: Math.min(300, map.getSize().x - zoomButtons - 2 * edge),
      autoPanPaddingTopLeft: [edge, edge],
      autoPanPaddingBottomRight: [edge + zoomButtons, edge + coveredPixels],
    })
    popup.setLatLng(first).setContent(element).openOn(map)
    const closed = () => close()
    const stopListening = () => popup.off('remove', closed)
    popup.on('remove', closed)
    // A map that goes takes its popups along: nobody has closed them.
    map.on('unload', stopListening)
    setOpened({ pins, popup, element })
    return () => {
      map.off('unload', stopListening)
      stopListening()
      popup.remove()
      setOpened(undefined)
    }
    // The lists are made anew at each render; what they hold is what counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, key])

  // It opened empty: the map has to make room for what stands in it now.
  useEffect(() => {
    opened?.popup.update()
  }, [opened])

  return opened
}
