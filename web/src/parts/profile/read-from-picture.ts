/** "Page 2 was read from a picture: please check it.", for whoever can look at the page itself. */
export function readFromPictureInWords(pages: readonly number[]): string | undefined {
  const last = pages.at(-1)
  if (last === undefined) return undefined
  const others = pages.slice(0, -1)
  return others.length === 0
    ? `Page ${last} was read from a picture: please check it.`
    : `Pages ${others.join(', ')} and ${last} were read from pictures: please check them.`
}
