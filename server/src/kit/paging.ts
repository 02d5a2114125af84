import type { PageMeta } from '@headframe/wire'
import { sizes } from '@headframe/wire'

/** One page of a list, with what is known of the whole. */
export interface Page<Row> extends PageMeta {
  readonly rows: readonly Row[]
  /** What else was counted; each number travels in a header of its own, as the totals do. */
  readonly counts?: Readonly<Record<string, number>>
  /** What stands beside the totals in the `meta` of a data list. */
  readonly stats?: Readonly<Record<string, number>>
}

/** Of a list in its order, the rows that are wished for. */
export interface Part {
  readonly limit: number
  readonly offset: number
}

export interface PageWish {
  readonly page?: number | undefined
  readonly perPage?: number | undefined
}

/**
 * Answers the wished page of a list. The total is asked for first, because a page
 * above the last one is the last one. Whoever wishes for no page gets the first hundred rows.
 */
export async function pageOf<Row>(
  wish: PageWish,
  size: number,
  list: {
    count: () => Promise<number>
    rows: (part: Part) => Promise<Row[]>
  },
): Promise<Page<Row>> {
  const perPage = wish.perPage ?? (wish.page === undefined ? sizes.largestPage : size)
  const total = await list.count()
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(wish.page ?? 1, pages)
  const rows = total === 0 ? [] : await list.rows({ limit: perPage, offset: (page - 1) * perPage })
  return { rows, total, page, perPage, pages }
}
