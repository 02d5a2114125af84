import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'

import { restAfterDrag, type Depths, type Rest } from './sheet-rests.ts'

interface Drag {
  pointerId: number
  fromY: number
  fromDepth: number
  /** Less than a finger trembles by is still a press. */
  isMoving: boolean
  /** Where the finger was lately. */
  trail: { y: number; at: number }[]
}

interface Settings {
  rest: Rest
  depths: Depths
  /** Where a finger may take hold of it. */
  mayHold: (target: Element) => boolean
  onRested: (rest: Rest) => void
}

const tremblePixels = 6
const trailMs = 100

/**
 * A sheet that follows the finger. Its rest is a translation that React keeps; the way of the finger
 * is a transformation on top of it, so that a move costs neither a render nor a layout.
 */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  { rest, depths, mayHold, onRested }: Settings,
) {
  const drag = useRef<Drag>(undefined)
  const wasMoved = useRef(false)

  function onPointerDown(event: PointerEvent) {
    wasMoved.current = false
    if (!event.isPrimary || event.button !== 0) return
    if (!(event.target instanceof Element) || !mayHold(event.target)) return
    drag.current = {
      pointerId: event.pointerId,
      fromY: event.clientY,
      fromDepth: depths[rest],
      isMoving: false,
      trail: [{ y: event.clientY, at: event.timeStamp }],
    }
  }

  function onPointerMove(event: PointerEvent) {
    const held = drag.current
    if (!sheet.current || held?.pointerId !== event.pointerId) return
    const moved = event.clientY - held.fromY
    if (!held.isMoving) {
      if (Math.abs(moved) < tremblePixels) return
      held.isMoving = true
      wasMoved.current = true
      sheet.current.setPointerCapture(event.pointerId)
      sheet.current.dataset['dragged'] = ''
    }
    held.trail.push({ y: event.clientY, at: event.timeStamp })
    const offset = depthAt(event, held) - held.fromDepth
    sheet.current.style.transform = `translateY(${offset}px)`
  }

  function depthAt({ clientY }: PointerEvent, { fromY, fromDepth }: Drag) {
    return Math.min(depths.peek, Math.max(depths.full, fromDepth + clientY - fromY))
  }

  function letGo(event: PointerEvent) {
    const held = drag.current
    if (!sheet.current || held?.pointerId !== event.pointerId) return
    drag.current = undefined
    if (!held.isMoving) return
    delete sheet.current.dataset['dragged']
    sheet.current.style.transform = ''
    onRested(restAfterDrag(depthAt(event, held), speedOf(held.trail, event.timeStamp), depths))
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    // A mouse that was let go over a link or button has not pressed it; a keyboard has.
    onClickCapture: (event: MouseEvent) => {
      if (!wasMoved.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  }
}

/** Pixels in a millisecond, downward; a finger that waited before it let go has none. */
function speedOf(trail: Drag['trail'], now: number): number {
  const recent = trail.filter(({ at }) => now - at < trailMs)
  const [first, last] = [recent[0], recent.at(-1)]
  if (!first || !last || last.at === first.at) return 0
  return (last.y - first.y) / (last.at - first.at)
}
