import * as z from 'zod/mini'
import { sizes } from '../options.ts'

/**
 * How a list is paged: its own page size, and whether the rows travel bare, under `data` with `meta` beside
 * them, or under `profileData` with totals of its own.
 */
export interface Paged {
  readonly size: number
  readonly under?: 'data' | 'profileData'
}

/** A number below 1, or none at all, counts as the first page; no list has so many that another would be missed. */
const pageNumber = wholeBetween(1, 1_000_000_000, 1)

const rowsPerPage = wholeBetween(1, sizes.largestPage, sizes.largestPage)

/** The fields that every pageable list takes. */
export const pageFields = { page: pageNumber, perPage: rowsPerPage }

/** The fields of a list that can be sorted; a field or an order that is none is refused as `BAD_SORT`. */
export function sortFields<const Fields extends readonly [string, ...string[]]>(fields: Fields) {
  return {
    sortField: z.optional(z.enum(fields)),
    sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
  }
}

export const searchField = z._default(
  z.string().check(z.trim(), z.maxLength(sizes.searchLength)),
  '',
)

/** Without a number, rows in every state are listed. */
export function statusFilter<const Status extends number>(statuses: readonly Status[]) {
  return z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : Number(value))),
      z.optional(z.literal(statuses)),
    ),
  )
}

export const pageMeta = z.object({
  total: z.int(),
  page: z.int(),
  perPage: z.int(),
  pages: z.int(),
})
export type PageMeta = z.output<typeof pageMeta>

/** A data list as it travels. */
export function dataList<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ data: z.array(row), meta: pageMeta })
}

/** The rows of a page as they travel. */
export function asListed({ under }: Paged, rows: unknown, meta: PageMeta): unknown {
  if (under === 'data') return { data: rows, meta }
  if (under === undefined) return rows
  const { page, pages: totalPages, total: totalProfiles } = meta
  return { profileData: rows, totalPages, totalProfiles, page }
}

/** The nearest whole number within the limits, or another for what is no number. Two values are none. */
function wholeBetween(least: number, most: number, otherwise: number) {
  return z.pipe(
    z.transform((value) => {
      if (value === undefined || value === '') return undefined
      if (typeof value === 'object') return value
      const number = Number(value)
      const whole = Number.isNaN(number) ? otherwise : Math.trunc(number)
      return Math.min(most, Math.max(least, whole))
    }),
    z.optional(z.int()),
  )
}
