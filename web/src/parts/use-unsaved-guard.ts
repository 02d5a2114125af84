import { useBlocker } from '@tanstack/react-router'

/** Asks before what was typed is left behind; the browser asks by itself when the page is closed. */
export function useUnsavedGuard(isUnsaved: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })

  return {
    isAsking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
