import { useBlocker } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

import { readPlace } from './wizard/place.ts'

/** Asks before what was typed is left behind; the browser asks by itself when the page is closed. */
export function useUnsavedGuard(isUnsaved: boolean) {
  // A form that gives way to what leads on lets its reader go at once, before the router hears of it.
  const isGuarding = useRef(isUnsaved)
  useLayoutEffect(() => {
    isGuarding.current = isUnsaved
    return () => {
      isGuarding.current = false
    }
  }, [isUnsaved])

  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isGuarding.current && formAt(current) !== formAt(next),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })

  return {
    isAsking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}

interface Address {
  pathname: string
  search: object
}

/** Its steps share an address but for the step; another draft is another form. */
function formAt({ pathname, search }: Address): string {
  const { draft } = readPlace({ ...search })
  return `${pathname} ${draft}`
}
