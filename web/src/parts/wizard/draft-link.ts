/** Opens a draft on any device. Its id is all that is needed, so only its owner may have it. */
export function linkToDraft(path: string, id: string): string {
  const url = new URL(path, window.location.origin)
  url.searchParams.set('draft', id)
  return url.href
}
