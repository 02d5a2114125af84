import type { Call, InputOf, OutputOf } from './call.ts'
import { bodyOf, reach } from './client.ts'
import type { Connection, SendOptions } from './client.ts'
import type { Paged, PageMeta } from './lists.ts'

/** A list whose rows travel bare or under a name; what is known of the whole stands in headers. */
export type PagedCall = Call & { readonly paged: Paged }

export type RowsOf<C extends PagedCall> =
  OutputOf<C> extends { profileData: infer Rows } | { data: infer Rows } ? Rows : OutputOf<C>

export interface PageOf<C extends PagedCall> extends PageMeta {
  readonly rows: RowsOf<C>
  /** What else was counted, such as the rows `without-location`. */
  readonly counts: Readonly<Record<string, number>>
}

export type Turn = <C extends PagedCall>(
  call: C,
  input: InputOf<C>,
  options?: SendOptions,
) => Promise<PageOf<C>>

/** The client of pageable lists: answers one page, or throws the Refusal. */
export function connectForPages(connection: Connection): Turn {
  return async (call, input, options = {}) => {
    const response = await reach(connection, call, input, options)
    return pageFrom(call, await bodyOf(call, response), response.headers)
  }
}

/** The rows of a page with what its headers tell of the whole. */
export function pageFrom<C extends PagedCall>(
  call: C,
  body: OutputOf<C>,
  headers: Headers,
): PageOf<C> {
  // As the contract has it.
  const rows = (call.paged.under ? Object(body)[call.paged.under] : body) as RowsOf<C>
  const {
    'total-count': total = 0,
    page = 1,
    'page-size': perPage = call.paged.size,
    'total-pages': pages = 1,
    ...counts
  } = numbersIn(headers)
  return { rows, total, page, perPage, pages, counts }
}

/** Our own headers that carry a number, without the `x-` before their names. */
function numbersIn(headers: Headers): Record<string, number> {
  return Object.fromEntries(
    [...headers]
      .filter(([name, value]) => name.startsWith('x-') && /^\d+$/.test(value))
      .map(([name, value]) => [name.slice('x-'.length), Number(value)]),
  )
}
