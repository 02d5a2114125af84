import { useCallback, useLayoutEffect, useRef } from 'react'

/** Within so long of a change nobody has seen it, let alone pressed what it brought. */
export const unseenMs = 400

interface MeantPressOptions {
  /** That it is here at all is a change. */
  isNew?: boolean
  unseenForMs?: number
}

/**
 * Whether a press was meant for what stands under it: not one that is the second of a double press, and not one
 * that comes as good as together with the change. Whoever presses by keys has the focus there, and is always meant.
 */
export function useMeantPress(
  change: unknown,
  { isNew = false, unseenForMs = unseenMs }: MeantPressOptions = {},
): (event: { readonly detail: number }) => boolean {
  const last = useRef<unknown>(isNew ? undefined : change)
  const changedAt = useRef(-Infinity)
  useLayoutEffect(() => {
    if (last.current === change) return
    last.current = change
    changedAt.current = performance.now()
  }, [change])
  return useCallback(
    ({ detail }) =>
      detail === 0 || (detail === 1 && performance.now() - changedAt.current > unseenForMs),
    [unseenForMs],
  )
}
