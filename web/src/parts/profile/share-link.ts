import { paths } from '../../lib/paths.ts'

/** The whole address of a shared profile, as it is given to others. */
export function shareLinkOf(uuid: string): string {
  return window.location.origin + paths.sharedContractor.replace('$uuid', uuid)
}
