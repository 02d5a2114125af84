import { useBlocker } from '@tanstack/react-router'

import { readPlace } from './wizard/place.ts'

/** Asks before what was typed is left behind; the browser asks by itself when the page is closed. */
export function useUnsavedGuard(isUnsaved: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && formAt(current) !== formAt(next),
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
