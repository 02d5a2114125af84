import { jobAddress } from '../../../../lib/paths.ts'
import type { WayBack } from '../../../../lib/redirect.ts'

/** What a sign-in screen is told, so that its reader comes back to applying. */
export function wayToApply(slug: string): WayBack {
  return { redirect_uri: `${jobAddress(slug)}?apply=1` }
}
