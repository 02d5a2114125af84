/** Moves only what scrolls; the browser's own way would move the page too. */
export function bringIntoView(
  scroller: HTMLElement,
  element: HTMLElement,
  shownPixels = scroller.clientHeight,
): void {
  const top = element.offsetTop
  const bottom = top + element.offsetHeight - shownPixels
  if (scroller.scrollTop > top) scroller.scrollTo({ top })
  else if (scroller.scrollTop < bottom) scroller.scrollTo({ top: bottom })
}
