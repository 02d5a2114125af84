import { paths } from '../../../lib/paths.ts'

/** Opens the draft on any device. Its id is all that is needed, so only its owner may have it. */
export function linkToDraft(id: string): string {
  const url = new URL(paths.contractor.register, window.location.origin)
  url.searchParams.set('draft', id)
  return url.href
}
