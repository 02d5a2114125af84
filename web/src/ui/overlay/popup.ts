/** What floats: above the page and above each other in the order they open; toasts are above all. */
export const popupLayer = 'z-50 outline-none'

const arrival = [
  'origin-(--transform-origin) transition-[opacity,scale,translate] duration-(--motion-popup) data-instant:transition-none',
  'data-starting-style:translate-y-1 data-starting-style:scale-98 data-starting-style:opacity-0',
  'data-ending-style:translate-y-1 data-ending-style:scale-98 data-ending-style:opacity-0',
].join(' ')

/** A popup that hangs on something: menu, list, calendar. */
export const popupStyles = `rounded-lg border border-line bg-raised text-ink shadow-e3 outline-none max-w-(--available-width) ${arrival}`

/** One line to pick in a popup; 44 pixels high under a finger. */
export const popupItemStyles =
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-md px-3 py-1.5 text-base outline-none select-none pointer-coarse:min-h-11 data-highlighted:bg-primary-soft data-highlighted:text-primary data-disabled:cursor-not-allowed data-disabled:text-ink-2 data-disabled:opacity-60'
