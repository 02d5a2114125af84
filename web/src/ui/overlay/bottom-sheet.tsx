import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'

import { bringIntoView } from '../bring-into-view.ts'
import { cn } from '../cn.ts'
import { depthsOf, restBeside, type Rest } from './sheet-rests.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

interface BottomSheetProps {
  /** What it holds; its handle is named after that. */
  label: string
  labelledBy: string
  /** Always in view, and drags it. */
  head: ReactNode
  rest: Rest
  onRested: (rest: Rest) => void
  /** How many pixels of what lies behind cannot be seen, unless the sheet hides all of it. */
  onCovering: (pixels: number) => void
  /** What of the body is in view even when the sheet is lowest. */
  held: HTMLElement | null
  children: ReactNode
}

const wordsOf = { peek: 'closed', half: 'half open', full: 'open' } satisfies Record<Rest, string>

/** Lies over the lower part of a box that clips it, and is not modal: what is above stays in use. */
export function BottomSheet(props: BottomSheetProps) {
  const { label, labelledBy, head, rest, onRested, onCovering, held, children } = props
  const sheet = useRef<HTMLElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { height, peek } = useSizes({ sheet, top, held })
  const depths = depthsOf(height, peek)
  const depth = depths[rest]
  const isFolded = rest === 'peek'
  const covering = height - (rest === 'full' ? depths.half : depth)
  const cover = useEffectEvent(onCovering)

  useEffect(() => {
    if (height > 0) cover(covering)
  }, [height, covering])

  useEffect(() => {
    if (!body.current || !held) return
    if (isFolded) body.current.scrollTo({ top: held.offsetTop, behavior: 'instant' })
    else bringIntoView(body.current, held, body.current.clientHeight - depths.half)
  }, [held, isFolded, depths.half])

  const dragging = useSheetDrag(sheet, {
    rest,
    depths,
    // Where the sheet is lowest there is nothing to scroll, so all of it is a handle.
    mayHold: (target) => isFolded || top.current?.contains(target) === true,
    onRested,
  })

  return (
    <section
      ref={sheet}
      aria-labelledby={labelledBy}
      className={sheetStyles}
      style={{ translate: `0 ${depth}px` }}
      {...dragging}
    >
      <div ref={top} className="relative shrink-0 touch-none border-b border-line select-none">
        <Handle label={label} rest={rest} onRested={onRested} />
        <div className="pointer-events-none relative px-4 pt-5 pb-3">{head}</div>
      </div>
      <div
        ref={body}
        className={cn(
          'relative min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-smooth',
          isFolded && 'touch-none overflow-y-hidden',
        )}
        // Even its last line can be scrolled up to where it is seen.
        style={{ paddingBottom: depth, scrollPaddingBottom: depth }}
      >
        {children}
      </div>
    </section>
  )
}

function Handle({ label, rest, onRested }: Pick<BottomSheetProps, 'label' | 'rest' | 'onRested'>) {
  return (
    <button
      type="button"
      aria-label={`${label}, ${wordsOf[rest]}`}
      aria-expanded={rest !== 'peek'}
      className="absolute inset-0 cursor-grab rounded-t-xl focus-visible:-outline-offset-3"
      onClick={() => onRested(rest === 'full' ? 'peek' : restBeside(rest, 1))}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onRested(restBeside(rest, event.key === 'ArrowUp' ? 1 : -1))
      }}
    >
      <span className="absolute top-2 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-line-strong" />
    </button>
  )
}

const sheetStyles = [
  'absolute inset-x-0 top-2 bottom-0 z-10 flex flex-col rounded-t-xl border-t border-line bg-surface shadow-e3',
  'pb-[env(safe-area-inset-bottom)] transition-[translate,transform] duration-(--motion-drawer) will-change-transform',
  'data-dragged:transition-[translate] sm:right-auto sm:left-4 sm:w-96 sm:border-x',
].join(' ')

interface Measured {
  sheet: RefObject<HTMLElement | null>
  top: RefObject<HTMLElement | null>
  held: HTMLElement | null
}

/** How high it is, and how much of it has to be in view. */
function useSizes({ sheet, top, held }: Measured) {
  const [sizes, setSizes] = useState({ height: 0, peek: 0 })

  useLayoutEffect(() => {
    const [whole, head] = [sheet.current, top.current]
    if (!whole || !head) return undefined
    const measure = () => {
      const inset = parseFloat(getComputedStyle(whole).paddingBottom)
      const height = whole.offsetHeight
      const peek = Math.min(height, head.offsetHeight + (held?.offsetHeight ?? 0) + inset)
      setSizes((last) => (last.height === height && last.peek === peek ? last : { height, peek }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [whole, head, held]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [sheet, top, held])

  return sizes
}
