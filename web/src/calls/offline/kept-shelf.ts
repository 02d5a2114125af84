/** Where the device keeps what a contractor has read. */
export const keptShelf = 'kept-answers'

/** With whoever has read it, it goes; nothing else has to be loaded for that. */
export function forgetKept(): void {
  // Without a secure address the browser has no such place.
  if ('caches' in globalThis) void caches.delete(keptShelf).catch(() => undefined)
}
