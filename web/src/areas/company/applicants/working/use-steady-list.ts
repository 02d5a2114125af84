import { useLayoutEffect, useRef, type MouseEvent } from 'react'

import { unseenMs } from '../../../../ui/use-meant-press.ts'

/** Tells a press on a row that was meant for it from one that met it because the list had just moved. */
export function useSteadyList(keys: readonly string[]) {
  const order = keys.join(' ')
  const last = useRef(order)
  const movedAt = useRef(-Infinity)
  const pressedAt = useRef(0)

  useLayoutEffect(() => {
    const before = last.current
    last.current = order
    // What comes to the end moves nothing.
    if (!order.startsWith(before)) movedAt.current = performance.now()
  }, [order])

  return {
    notePress: () => {
      pressedAt.current = performance.now()
    },
    isSteady: ({ detail }: MouseEvent) =>
      detail === 0 || pressedAt.current - movedAt.current > unseenMs,
  }
}
