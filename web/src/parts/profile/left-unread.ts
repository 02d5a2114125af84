import type { ContractorProfile } from '@headframe/wire'

/** "2 jobs on page 2 of it may have been missed.", for whoever can read on there. */
export function leftUnreadInWords(left: ContractorProfile['left_unread']): string | undefined {
  const entries = left.reduce((sum, page) => sum + page.entries, 0)
  if (entries === 0) return undefined
  const pages = left.flatMap(({ page }) => (page === null ? [] : String(page)))
  return `${entries} ${entries === 1 ? 'job' : 'jobs'} ${onPages(pages)} may have been missed.`
}

function onPages(pages: readonly string[]): string {
  const last = pages.at(-1)
  if (last === undefined) return 'in it'
  const others = pages.slice(0, -1)
  return others.length === 0
    ? `on page ${last} of it`
    : `on pages ${others.join(', ')} and ${last} of it`
}
