const settleMs = 2_000

let isSettled = false
const awaited = new Set<() => void>()

/** For what nobody needs yet, and may want once there is no network: done when the first screen has had its share of it. */
export function onceSettled(act: () => void): void {
  if (isSettled) act()
  else awaited.add(act)
}

/** Told by whatever starts the app. */
export function settleAfterLoad(): void {
  if (document.readyState === 'complete') settleLater()
  else window.addEventListener('load', settleLater, { once: true })
}

function settleLater(): void {
  setTimeout(() => {
    isSettled = true
    for (const act of awaited) act()
    awaited.clear()
  }, settleMs)
}
