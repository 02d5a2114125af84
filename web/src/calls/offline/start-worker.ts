const settleMs = 3_000

/** Once the first screen is there, and has had its share of the network, the app is kept for later. */
export function startWorker(): void {
  // In development the app is not made of files that could be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') startLater()
  else window.addEventListener('load', startLater, { once: true })
}

function startLater(): void {
  // Without it the app works as it did, where there is a network.
  setTimeout(
    () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined),
    settleMs,
  )
}
